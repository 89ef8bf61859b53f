import { MailWarning } from 'lucide-react'

import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Mail to strangers leaves only in the name of an address that its owner has confirmed. */
export function UnconfirmedNotice() {
  return (
    <Notice
      tone="lantern"
      icon={<MailWarning aria-hidden size={20} className="shrink-0 text-lantern" />}
      title="Follow-ups wait until your email address is confirmed"
      action={
        <ButtonLink size="small" variant="secondary" to="/account">
          Confirm it in your account
        </ButtonLink>
      }
    >
      Leads answer to that address, so it has to be yours. Nothing is lost: what waits is sent then.
    </Notice>
  )
}
