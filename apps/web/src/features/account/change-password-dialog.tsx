import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { api, type PasswordChange, passwordChangeFormSchema } from '@wildpath/contract'
import { useForm } from 'react-hook-form'

import { callApi } from '../../entities/api/call-api.ts'
import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useShownPassword } from '../../ui/use-shown-password.ts'

type ChangePasswordDialogProps = { isOpen: boolean; onClose: () => void }

export function ChangePasswordDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  const { form, change, handleSubmit } = usePasswordChange(onClose)
  const { errors, isValid } = form.formState

  function handleClose() {
    form.reset()
    change.reset()
    onClose()
  }

  const shownPassword = useShownPassword({
    readPassword: () => form.getValues('new_password'),
    writeConfirmation: (password) =>
      form.setValue('confirm_password', password, { shouldValidate: true }),
  })

  function handleNewPassword() {
    shownPassword.handlePasswordChange()
    if (form.getFieldState('confirm_password').isTouched) void form.trigger('confirm_password')
  }

  return (
    <FormDialog
      isOpen={isOpen}
      size="sm"
      title="Change Password"
      description="You stay signed in here. Every other browser and device is signed out."
      submitLabel="Save New Password"
      submitsOnEnter
      canSubmit={isValid}
      isBusy={change.isPending}
      failure={
        change.isError && !isWrongPassword(change.error)
          ? failureMessage(change.error, 'The password was not changed.')
          : null
      }
      onSubmit={() => void handleSubmit()}
      onClose={handleClose}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errors.new_password?.message}
        {...shownPassword.passwordProps}
        {...form.register('new_password', { onChange: handleNewPassword })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...shownPassword.confirmationProps}
        {...form.register('confirm_password')}
      />
    </FormDialog>
  )
}

function usePasswordChange(onClose: () => void) {
  const form = useForm({
    resolver: zodResolver(passwordChangeFormSchema),
    mode: 'all',
    defaultValues: { current_password: '', new_password: '', confirm_password: '' },
  })
  const change = useMutation({
    mutationFn: (passwords: PasswordChange) => callApi(api.changePassword, { body: passwords }),
    onSuccess: () => {
      form.reset()
      notifySuccess('Your password is changed. Other sessions were ended.')
      onClose()
    },
    onError: (failure) => {
      if (!isWrongPassword(failure)) return
      form.setError('current_password', { message: failure.message }, { shouldFocus: true })
    },
  })
  const handleSubmit = form.handleSubmit(({ current_password, new_password }) =>
    change.mutate({ current_password, new_password }),
  )
  return { form, change, handleSubmit }
}

function isWrongPassword(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure && failure.code === 'wrong-password'
}
