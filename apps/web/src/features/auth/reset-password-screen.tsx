import { useSearchParams } from 'react-router'

import { AuthScene } from './auth-scene.tsx'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** /auth/reset-password?token=…, the address in the reset email. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')

  return (
    <AuthScene title="Choose a new password" text="It replaces the old one at once.">
      {token ? <NewPasswordForm token={token} /> : <DeadLink />}
    </AuthScene>
  )
}
