import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, errorTable } from '@wildpath/contract'
import { useSearchParams } from 'react-router'

import { callApi } from '../../entities/api/call-api.ts'
import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { usePerson } from '../../entities/person/person.ts'
import { sessionQuery } from '../../entities/person/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AuthLayout } from './auth-layout.tsx'

/** /auth/verify-email?token=…, the link in the confirmation email. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')

  return (
    <AuthLayout title="Verify your email" text="It tells us that this address is yours.">
      {token ? <Verification token={token} /> : <InvalidLink />}
    </AuthLayout>
  )
}

/** Mail scanners open links and run their scripts, so only the button verifies the address. */
function Verification({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const verification = useMutation({
    mutationFn: () => callApi(api.verifyEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })

  if (verification.isSuccess) return <Verified title="Your email is verified." />
  if (isInvalidLink(verification.error)) return <InvalidLink />
  return (
    <div className="flex flex-col gap-4">
      {verification.isError && (
        <Notice
          tone="clay"
          title={failureMessage(verification.error, "We couldn't verify your email. Try again.")}
        />
      )}
      <Button isBusy={verification.isPending} onClick={() => verification.mutate()}>
        Verify email address
      </Button>
    </div>
  )
}

function Verified({ title }: { title: string }) {
  const user = usePerson()

  return (
    <div className="flex flex-col gap-4">
      <Notice tone="fern" title={title} />
      <ButtonLink to={user ? '/dashboard' : '/auth/login'}>
        {user ? 'Go to Dashboard' : 'Log In'}
      </ButtonLink>
    </div>
  )
}

function isInvalidLink(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'verification-link-invalid'
}

function InvalidLink() {
  const user = usePerson()
  const resend = useMutation({ mutationFn: () => callApi(api.sendVerificationEmail, {}) })

  if (user?.email_verified) return <Verified title={`${user.email} is already verified.`} />
  if (resend.isSuccess) {
    return <Notice tone="fern" title={`We sent a new link to ${user?.email ?? 'your address'}.`} />
  }
  return (
    <div className="flex flex-col gap-4">
      <Notice
        tone="clay"
        title={
          resend.isError
            ? failureMessage(resend.error, "We couldn't send the email. Try again.")
            : errorTable['verification-link-invalid'].message
        }
      />
      {user === null ? (
        <ButtonLink to="/auth/login?redirect=%2Faccount">Log in to get a new link</ButtonLink>
      ) : (
        <Button isBusy={resend.isPending} onClick={() => resend.mutate()}>
          Send a new link
        </Button>
      )}
    </div>
  )
}
