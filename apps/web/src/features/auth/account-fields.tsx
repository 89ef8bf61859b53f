import { clsx } from 'clsx'
import { useFormState, type UseFormReturn } from 'react-hook-form'

import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useShownPassword } from '../../ui/use-shown-password.ts'
import type { AccountFormMode, AccountFormValues } from './account-form-schema.ts'

type AccountFieldsProps = {
  mode: AccountFormMode
  form: UseFormReturn<AccountFormValues>
  onEmailChange: (email: string) => void
  /** The email or the password is being mended. */
  onEntryChange: () => void
}

export function AccountFields({ mode, form, onEmailChange, onEntryChange }: AccountFieldsProps) {
  const isSignUp = mode === 'signup'
  const { errors } = useFormState({ control: form.control })
  const shownPassword = useShownPassword({
    readPassword: () => form.getValues('password'),
    writeConfirmation: (password) =>
      form.setValue('confirm_password', password, { shouldValidate: true }),
  })

  function handleEmailChange() {
    onEntryChange()
    onEmailChange(form.getValues('email'))
  }

  // The repetition is judged anew when the password changes, once the person has been there.
  function handlePasswordChange() {
    onEntryChange()
    if (isSignUp) shownPassword.handlePasswordChange()
    if (form.getFieldState('confirm_password').isTouched) void form.trigger('confirm_password')
  }

  return (
    <>
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
        {...form.register('email', { onChange: handleEmailChange })}
      />
      <div className={clsx('grid gap-x-3 gap-y-4', isSignUp && 'sm:grid-cols-2')}>
        <PasswordField
          label="Password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          hint={isSignUp ? 'At least 6 characters' : undefined}
          error={errors.password?.message}
          {...(isSignUp && shownPassword.passwordProps)}
          {...form.register('password', { onChange: handlePasswordChange })}
        />
        {isSignUp && (
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            error={errors.confirm_password?.message}
            {...shownPassword.confirmationProps}
            {...form.register('confirm_password')}
          />
        )}
      </div>
    </>
  )
}
