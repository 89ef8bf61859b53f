import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type User } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import { endDemoSession } from '../../entities/person/demo-session.ts'
import { announceUserChange } from '../../entities/person/user-across-tabs.ts'
import { changeUser } from '../../entities/person/session.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import type { AccountFormMode, AccountFormValues } from './account-form-schema.ts'
import { authFailureToast } from './auth-failure-toast.ts'

const welcome = {
  login: 'Welcome back, adventurer!',
  signup: 'Adventure account created successfully!',
} as const

/** One place for all that is said about entering: a greeting replaces the failure before it. */
export const accountToast = 'account'

/** The toast that greets a person; the demo's variant says that it is one. */
export function welcomeText(mode: AccountFormMode, isDemo: boolean): string {
  return isDemo ? `${welcome[mode]} (Demo Mode)` : welcome[mode]
}

/** Signs in or up once per call, counts the failures and greets; the guard then moves on. */
export function useAccountSubmit(visit: {
  mode: AccountFormMode
  failedAttempts: number
  onFailedAttempt: (count: number) => void
}) {
  const { mode } = visit
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (values: AccountFormValues) => enter(mode, values),
    onSuccess(user) {
      endDemoSession()
      changeUser(queryClient, user)
      announceUserChange(user.id)
      notifySuccess(welcomeText(mode, false), { id: accountToast })
    },
    onError(failure) {
      const attempt = visit.failedAttempts + 1
      visit.onFailedAttempt(attempt)
      const { text, durationMs } = authFailureToast(failure, attempt)
      notifyError(text, { id: accountToast, durationMs })
    },
  })
}

async function enter(mode: AccountFormMode, values: AccountFormValues): Promise<User> {
  const { full_name, email, password } = values
  const answer =
    mode === 'signup'
      ? await callApi(api.signUp, { body: { full_name, email, password } })
      : await callApi(api.signIn, { body: { email, password } })
  return answer.user
}
