import { zodResolver } from '@hookform/resolvers/zod'
import type { SecondStep } from '@wildpath/contract'
import { useForm } from 'react-hook-form'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import {
  accountFormFields,
  type AccountFormMode,
  accountFormSchemas,
  type AccountFormValues,
} from './account-form-schema.ts'
import { useAccountSubmit } from './use-account-submit.ts'

/** The form of one mode and its submission; what the server refuses is shown at its field. */
export function useAccountForm(visit: {
  mode: AccountFormMode
  email: string
  failedAttempts: number
  onFailedAttempt: (count: number) => void
  onSecondStep: (ways: SecondStep) => void
}) {
  const { mode, email } = visit
  const account = useAccountSubmit(visit)
  const form = useForm<AccountFormValues>({
    resolver: zodResolver(accountFormSchemas[mode]),
    mode: 'all',
    defaultValues: { full_name: '', email, password: '', confirm_password: '' },
  })

  function showFieldFailures(failure: unknown) {
    if (!(failure instanceof ApiFailure)) return
    for (const field of accountFormFields) {
      const message = failure.fields[field]
      if (message) form.setError(field, { message })
    }
  }

  const handleSubmit = form.handleSubmit((values) => {
    account.mutate(values, { onError: showFieldFailures })
  })

  return { form, account, handleSubmit }
}
