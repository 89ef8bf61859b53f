import { errorTable } from '@wildpath/contract'

import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A reset link that is used up, expired or cut off: the only thing left is another one. */
export function InvalidLink() {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="clay" title={errorTable['reset-link-invalid'].message} />
      <ButtonLink to="/auth/forgot-password">Send a New Link</ButtonLink>
    </div>
  )
}
