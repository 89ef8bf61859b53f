import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@wildpath/contract'

import { endDemoSession } from '../../entities/person/demo-session.ts'
import { changeUser } from '../../entities/person/session.ts'
import { announceUserChange } from '../../entities/person/user-across-tabs.ts'
import { notifySuccess } from '../../ui/notify.ts'
import type { AccountFormMode } from './account-form-schema.ts'

const greetings = {
  login: 'Welcome back, adventurer!',
  signup: 'Adventure account created successfully!',
} as const

/** One place for all that is said about entering: a greeting replaces the failure before it. */
export const accountToast = 'account'

/** The toast that greets a person; the demo's variant says that it is one. */
export function welcomeText(mode: AccountFormMode, isDemo: boolean): string {
  return isDemo ? `${greetings[mode]} (Demo Mode)` : greetings[mode]
}

/** Takes over the person who has a session now, and greets; the guard then moves on. */
export function welcome(queryClient: QueryClient, user: User, mode: AccountFormMode): void {
  endDemoSession()
  changeUser(queryClient, user)
  announceUserChange(user.id)
  notifySuccess(welcomeText(mode, false), { id: accountToast })
}
