import { ShieldAlert } from 'lucide-react'

import { Notice } from '../../../ui/notice.tsx'

/** Why something is held back, and what that means. */
export function QuarantineNotice() {
  return (
    <Notice
      tone="lantern"
      icon={<ShieldAlert aria-hidden size={20} className="shrink-0 text-lantern" />}
      title="Held back as likely spam"
    >
      These filled in a field no person sees, came many at once from one address, or were marked by
      you. They are not counted and get no emails. The newest 1,000 of an adventure are kept here
      for 90 days.
    </Notice>
  )
}
