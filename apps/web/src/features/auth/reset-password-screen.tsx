import { errorTable } from '@wildpath/contract'
import { useSearchParams } from 'react-router'

import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AuthScene } from './auth-scene.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** /auth/reset-password?token=…, the address in the reset email. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')

  return (
    <AuthScene title="Choose a new password" text="It replaces the old one at once.">
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <div className="flex flex-col gap-4">
          <Notice tone="clay" title={errorTable['reset-link-invalid'].message} />
          <ButtonLink to="/auth/forgot-password">Send a New Link</ButtonLink>
        </div>
      )}
    </AuthScene>
  )
}
