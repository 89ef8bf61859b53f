import type { SecondStep } from '@wildpath/contract'
import { Link } from 'react-router'

import { useServerUnreachable } from '../../lib/network-status.ts'
import { Button } from '../../ui/button.tsx'
import { AccountFields } from './account-fields.tsx'
import type { AccountFormMode } from './account-form-schema.ts'
import { DemoOffer } from './demo-offer.tsx'
import { FailedAttempt } from './failed-attempt.tsx'
import { useAccountForm } from './use-account-form.ts'

type AccountFormProps = {
  mode: AccountFormMode
  /** What was typed as email so far, on this screen or in the other mode. */
  email: string
  onEmailChange: (email: string) => void
  /** Failures of this visit, in either mode. */
  failedAttempts: number
  onFailedAttempt: (count: number) => void
  /** The password was right, and something else is to be shown. */
  onSecondStep: (ways: SecondStep) => void
}

export function AccountForm(props: AccountFormProps) {
  const { mode, email, onEmailChange, failedAttempts } = props
  const { form, account, handleSubmit } = useAccountForm(props)
  const isUnreachable = useServerUnreachable()

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <AccountFields
        mode={mode}
        form={form}
        onEmailChange={onEmailChange}
        onEntryChange={() => account.isError && account.reset()}
      />
      {mode === 'login' && (
        <Link
          to="/auth/forgot-password"
          state={{ email }}
          className="-my-2 inline-flex min-h-11 items-center self-start text-note font-semibold text-quiet underline underline-offset-4 hover:text-ink"
        >
          Forgot your password?
        </Link>
      )}
      {account.isError && <FailedAttempt attempt={failedAttempts} failure={account.error} />}
      <Button
        type="submit"
        variant={isUnreachable ? 'secondary' : 'primary'}
        disabled={!form.formState.isValid}
        isBusy={account.isPending}
        className="mt-1"
      >
        {submitTexts[mode][account.isPending ? 'busy' : 'ready']}
      </Button>
      {isUnreachable && <DemoOffer mode={mode} readPerson={() => form.getValues()} />}
    </form>
  )
}

const submitTexts = {
  login: { ready: 'Login', busy: 'Opening the gate…' },
  signup: { ready: 'Create Account', busy: 'Setting up camp…' },
} as const
