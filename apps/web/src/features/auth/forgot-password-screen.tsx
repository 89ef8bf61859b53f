import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { api, passwordResetRequestSchema } from '@wildpath/contract'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'

import { callApi } from '../../entities/api/call-api.ts'
import { usePerson } from '../../entities/person/person.ts'
import { useSession } from '../../entities/person/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { authFailureMessage } from './auth-failure-toast.ts'
import { AuthLayout } from './auth-layout.tsx'

export function ForgotPasswordScreen() {
  const location: { state: unknown } = useLocation()
  const user = usePerson()
  const reset = useMutation({
    mutationFn: (email: string) => callApi(api.requestPasswordReset, { body: { email } }),
  })
  const form = useForm({
    resolver: zodResolver(passwordResetRequestSchema),
    mode: 'all',
    defaultValues: { email: emailOf(location.state) || (user?.email ?? '') },
  })
  const handleSubmit = form.handleSubmit(({ email }) => reset.mutate(email))

  return (
    <AuthLayout
      title="Reset your password"
      text="Tell us your email and we send a link that lets you choose a new one."
    >
      {reset.isSuccess ? (
        <LinkSent email={reset.variables} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => void handleSubmit(event)}
          className="flex flex-col gap-4"
        >
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          {reset.isError && <Notice tone="clay" title={authFailureMessage(reset.error)} />}
          <Button type="submit" disabled={!form.formState.isValid} isBusy={reset.isPending}>
            Send Reset Link
          </Button>
        </form>
      )}
      <p className="mt-5 text-note text-quiet">
        Remembered it?{' '}
        {user ? (
          <TextLink to="/dashboard">Back to Dashboard</TextLink>
        ) : (
          <TextLink to="/auth/login">Log in</TextLink>
        )}
      </p>
    </AuthLayout>
  )
}

function LinkSent({ email }: { email: string }) {
  const session = useSession()
  const isSandbox = session?.providers.email === 'sandbox' && session.outboxOpen

  return (
    <div className="flex flex-col gap-3">
      <Notice tone="fern" title="Check your email">
        If {email} has an account, a reset link is on its way.
      </Notice>
      {isSandbox && (
        <Notice tone="lantern" title="Sandbox email">
          No mail server is set up here, so emails are kept in the{' '}
          <TextLink to="/outbox">sandbox outbox</TextLink> instead of being sent.
        </Notice>
      )}
    </div>
  )
}

/** The address typed on the login screen, handed over so that nobody types it twice. */
function emailOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
