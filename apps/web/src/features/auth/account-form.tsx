import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'

import { ApiFailure } from '../../lib/api-failure.ts'
import { useServerUnreachable } from '../../lib/network-status.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  accountFormFields,
  type AccountFormMode,
  accountFormSchemas,
  type AccountFormValues,
} from './account-form-schema.ts'
import { authFailureMessage } from './auth-failure-toast.ts'
import { DemoOffer } from './demo-offer.tsx'
import { FailedAttempt } from './failed-attempt.tsx'
import { useAccountSubmit } from './use-account-submit.ts'

type AccountFormProps = {
  mode: AccountFormMode
  /** What was typed as email so far, on this screen or in the other mode. */
  email: string
  onEmailChange: (email: string) => void
}

export function AccountForm({ mode, email, onEmailChange }: AccountFormProps) {
  const isSignUp = mode === 'signup'
  const isUnreachable = useServerUnreachable()
  const account = useAccountSubmit(mode)
  const form = useForm<AccountFormValues>({
    resolver: zodResolver(accountFormSchemas[mode]),
    mode: 'all',
    defaultValues: { full_name: '', email, password: '', confirm_password: '' },
  })
  const { errors, isValid } = form.formState

  const handleSubmit = form.handleSubmit((values) => {
    account.mutate(values, { onError: showFieldFailures })
  })

  function showFieldFailures(failure: unknown) {
    if (!(failure instanceof ApiFailure)) return
    for (const field of accountFormFields) {
      const message = failure.fields[field]
      if (message) form.setError(field, { message })
    }
  }

  function handlePasswordChange() {
    if (form.getFieldState('confirm_password').isTouched) void form.trigger('confirm_password')
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      {isSignUp && (
        <TextField
          label="Full name"
          autoComplete="name"
          error={errors.full_name?.message}
          {...form.register('full_name')}
        />
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register('email', { onChange: () => onEmailChange(form.getValues('email')) })}
      />
      <PasswordField
        label="Password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        hint={isSignUp ? 'At least 6 characters' : undefined}
        error={errors.password?.message}
        {...form.register('password', { onChange: handlePasswordChange })}
      />
      {isSignUp ? (
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirm_password?.message}
          {...form.register('confirm_password')}
        />
      ) : (
        <Link
          to="/auth/forgot-password"
          state={{ email }}
          className="-my-2 inline-flex min-h-11 items-center self-start text-note font-semibold text-quiet underline underline-offset-4 hover:text-ink"
        >
          Forgot your password?
        </Link>
      )}
      {account.isError && (
        <FailedAttempt
          attempt={account.failedAttempts}
          message={authFailureMessage(account.error)}
        />
      )}
      <Button type="submit" disabled={!isValid} isBusy={account.isPending} className="mt-1">
        {submitText(isSignUp, account.isPending)}
      </Button>
      {isUnreachable && <DemoOffer mode={mode} readPerson={() => form.getValues()} />}
    </form>
  )
}

function submitText(isSignUp: boolean, isPending: boolean): string {
  if (isSignUp) return isPending ? 'Setting up camp…' : 'Create Account'
  return isPending ? 'Opening the gate…' : 'Login'
}
