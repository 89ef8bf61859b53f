import { useSearchParams } from 'react-router'

import { AuthLayout } from './auth-layout.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** /auth/reset-password?token=…, the address in the reset email. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')

  return (
    <AuthLayout title="Choose a new password" text="It replaces the old one at once.">
      {token ? <NewPasswordForm token={token} /> : <InvalidLink />}
    </AuthLayout>
  )
}
