import { Hourglass } from 'lucide-react'

import { Notice } from '../../../ui/notice.tsx'

/** Paid perhaps, confirmed not yet: nothing is claimed before the payment service says so. */
export function PaymentPendingNotice() {
  return (
    <Notice
      tone="lantern"
      icon={<Hourglass aria-hidden size={20} className="shrink-0 text-lantern" />}
      title="Your payment is still being confirmed"
    >
      Your plan changes by itself as soon as it is. You need not stay here or pay again.
    </Notice>
  )
}
