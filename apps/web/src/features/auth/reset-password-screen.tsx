import { useQuery } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { useSearchParams } from 'react-router'

import { callApi } from '../../entities/api/call-api.ts'
import { AuthLayout } from './auth-layout.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { isInvalidLinkFailure } from './is-invalid-link-failure.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** /auth/reset-password?token=…, the address in the reset email. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const check = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => callApi(api.checkResetLink, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

  if (token === '' || isInvalidLinkFailure(check.error)) {
    return (
      <AuthLayout
        title="This link no longer works"
        text="Each link can be used once, for a limited time."
      >
        <InvalidLink />
      </AuthLayout>
    )
  }
  // If the check itself fails, saving the password reports an invalid link.
  return (
    <AuthLayout title="Choose a new password" text="It replaces the old one at once.">
      {check.isPending ? (
        <output className="block">Checking your link…</output>
      ) : (
        <NewPasswordForm token={token} />
      )}
    </AuthLayout>
  )
}
