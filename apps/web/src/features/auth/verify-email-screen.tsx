import { useQuery, useQueryClient } from '@tanstack/react-query'
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
import { Progress } from '../../ui/progress.tsx'
import { AuthLayout } from './auth-layout.tsx'

/** /auth/verify-email?token=…, the address in the email that asks whether an address is one's own. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')

  return (
    <AuthLayout title="Verify your email" text="It tells us that this address is yours.">
      {token ? <Verification token={token} /> : <InvalidLink />}
    </AuthLayout>
  )
}

function Verification({ token }: { token: string }) {
  const verification = useVerification(token)
  const user = usePerson()

  if (verification.isSuccess) {
    return (
      <div className="flex flex-col gap-4">
        <Notice tone="fern" title="Your email is verified.">
          Nothing else to do.
        </Notice>
        <ButtonLink to={user ? '/dashboard' : '/auth/login'}>
          {user ? 'Go to Dashboard' : 'Log In'}
        </ButtonLink>
      </div>
    )
  }
  if (isDeadLink(verification.error)) return <InvalidLink />
  if (verification.isError && !verification.isFetching) {
    return (
      <div className="flex flex-col gap-4">
        <Notice
          tone="clay"
          title={failureMessage(verification.error, 'Your email could not be verified just now.')}
        >
          The link still works.
        </Notice>
        <Button onClick={() => void verification.refetch()}>Try Again</Button>
      </div>
    )
  }
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <p>Checking your link…</p>
      <Progress label="Checking the link" />
    </div>
  )
}

/** Verifies once, however often the screen is drawn: the cache keeps the one answer to a token. */
function useVerification(token: string) {
  const queryClient = useQueryClient()

  return useQuery({
    queryKey: ['email-verification', token],
    queryFn: async () => {
      const answer = await callApi(api.verifyEmail, { body: { token } })
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return answer
    },
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  })
}

function isDeadLink(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'verification-link-invalid'
}

/** Used up, expired or cut off: another one comes from the account. */
function InvalidLink() {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="clay" title={errorTable['verification-link-invalid'].message} />
      <ButtonLink to="/account">Go to My Account</ButtonLink>
    </div>
  )
}
