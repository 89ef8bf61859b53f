import type { User } from '@wildpath/contract'
import { MailWarning } from 'lucide-react'

import { Notice } from '../../ui/notice.tsx'

/** Emails of the product do not reach this person: better said here than found out by a lost lead. */
export function EmailProblemNotice({ user }: { user: Pick<User, 'email' | 'email_problem'> }) {
  if (user.email_problem === null) return null
  return (
    <Notice
      tone="clay"
      icon={<MailWarning aria-hidden size={20} className="shrink-0 text-clay" />}
      title={`Our emails do not reach ${user.email}`}
    >
      <p className="wrap-anywhere">
        The mail server said: {user.email_problem} Your leads are all here, but you do not hear of
        new ones by email. Ask whoever looks after your mailbox.
      </p>
    </Notice>
  )
}
