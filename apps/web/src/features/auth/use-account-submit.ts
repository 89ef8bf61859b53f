import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type SecondStep, type User } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import { ownTimeZone } from '../../lib/own-time-zone.ts'
import { notifyError } from '../../ui/notify.ts'
import type { AccountFormMode, AccountFormValues } from './account-form-schema.ts'
import { authFailureToast } from './auth-failure-toast.ts'
import { accountToast, welcome } from './welcome.ts'

/** Signs in or up once per call, counts the failures and greets; the guard then moves on. */
export function useAccountSubmit(visit: {
  mode: AccountFormMode
  failedAttempts: number
  onFailedAttempt: (count: number) => void
  /** The password was right, and something else is to be shown. */
  onSecondStep: (ways: SecondStep) => void
}) {
  const { mode } = visit
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (values: AccountFormValues) => enter(mode, values),
    onSuccess(answer) {
      if ('second_step' in answer) visit.onSecondStep(answer.second_step)
      else welcome(queryClient, answer.user, mode)
    },
    onError(failure) {
      const attempt = visit.failedAttempts + 1
      visit.onFailedAttempt(attempt)
      const { text, durationMs } = authFailureToast(failure, attempt)
      notifyError(text, { id: accountToast, durationMs })
    },
  })
}

async function enter(
  mode: AccountFormMode,
  values: AccountFormValues,
): Promise<{ user: User } | { second_step: SecondStep }> {
  const { full_name, email, password } = values
  return mode === 'signup'
    ? callApi(api.signUp, { body: { full_name, email, password, time_zone: ownTimeZone() } })
    : callApi(api.signIn, { body: { email, password } })
}
