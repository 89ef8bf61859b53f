import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'

import { callApi } from '../../entities/api/call-api.ts'
import { sessionQuery } from '../../entities/person/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useShownPassword } from '../../ui/use-shown-password.ts'
import { authFailureMessage } from './auth-failure-toast.ts'
import { InvalidLink } from './invalid-link.tsx'
import { isInvalidLinkFailure } from './is-invalid-link-failure.ts'
import { newPasswordSchema } from './new-password-schema.ts'

export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const reset = useMutation({
    mutationFn: (password: string) => callApi(api.resetPassword, { body: { token, password } }),
    async onSuccess() {
      // The server has ended this account's sessions, which may include the one of this browser.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notifySuccess('Your password is changed. Log in with the new one.')
      void navigate('/auth/login')
    },
  })
  const form = useForm({
    resolver: zodResolver(newPasswordSchema),
    mode: 'all',
    defaultValues: { password: '', confirm_password: '' },
  })
  const { errors, isValid } = form.formState
  const handleSubmit = form.handleSubmit(({ password }) => reset.mutate(password))

  const shownPassword = useShownPassword({
    readPassword: () => form.getValues('password'),
    writeConfirmation: (password) =>
      form.setValue('confirm_password', password, { shouldValidate: true }),
  })

  function handlePasswordChange() {
    shownPassword.handlePasswordChange()
    if (form.getFieldState('confirm_password').isTouched) void form.trigger('confirm_password')
  }

  if (isInvalidLinkFailure(reset.error)) return <InvalidLink />

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errors.password?.message}
        {...shownPassword.passwordProps}
        {...form.register('password', { onChange: handlePasswordChange })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...shownPassword.confirmationProps}
        {...form.register('confirm_password')}
      />
      {reset.isError && <Notice tone="clay" title={authFailureMessage(reset.error)} />}
      <Button type="submit" disabled={!isValid} isBusy={reset.isPending}>
        Save New Password
      </Button>
    </form>
  )
}
