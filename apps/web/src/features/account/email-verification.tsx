import { useMutation } from '@tanstack/react-query'
import { api, type User } from '@wildpath/contract'
import { MailCheck, MailWarning } from 'lucide-react'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { useSession } from '../../entities/person/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { SettingRow } from './setting-row.tsx'
import { useDemoRefusal } from './use-demo-refusal.ts'

/** Whether the address is known to be the person's, and another email that asks for the proof. */
export function EmailVerification({ user }: { user: User }) {
  const session = useSession()
  const unlessDemo = useDemoRefusal()
  const resend = useMutation({
    mutationFn: () => callApi(api.sendVerificationEmail, {}),
    onSuccess: () => notifySuccess(`A verification link is on its way to ${user.email}.`),
    onError: (failure) => notifyError(failureMessage(failure, 'The email could not be sent.')),
  })
  const isInOutbox = session?.providers.email === 'sandbox' && session.outboxOpen

  return (
    <SettingRow
      title="Email Verification"
      text={
        user.email_verified ? (
          `${user.email} is yours.`
        ) : session?.isDemo ? (
          'A demo has no address to verify.'
        ) : (
          <>
            Open the link in the email that we sent to {user.email}.
            {isInOutbox && (
              <>
                {' '}
                No mail server is set up here: emails are kept in the{' '}
                <TextLink to="/outbox">sandbox outbox</TextLink>.
              </>
            )}
          </>
        )
      }
      action={
        user.email_verified ? (
          <Badge tone="fern" icon={<MailCheck aria-hidden size={14} />}>
            Verified
          </Badge>
        ) : (
          <>
            <span className="inline-flex items-center">
              <Badge tone="lantern" icon={<MailWarning aria-hidden size={14} />}>
                Not verified
              </Badge>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label="Resend verification email"
              isBusy={resend.isPending}
              onClick={unlessDemo(() => resend.mutate())}
            >
              Resend
            </Button>
          </>
        )
      }
    />
  )
}
