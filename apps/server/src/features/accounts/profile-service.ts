import {
  type ContactedFollowUps,
  type Notifications,
  profileSchema,
  type Sender,
  type TimeZone,
  type User,
} from '@wildpath/contract'

import { invalidInput } from '../../http/route.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AccountRepository } from './account-repository.ts'

export type ProfileService = {
  /** `request` is whatever was sent: a name is all that people may change about themselves here. */
  update(user: User, request: Record<string, unknown>): Promise<Result<User>>
  setNotifications(user: User, notifications: Notifications): Promise<Result<User>>
  setSender(user: User, sender: Sender): Promise<Result<User>>
  setTimeZone(user: User, timeZone: TimeZone): Promise<Result<User>>
  setContactedFollowUps(user: User, choice: ContactedFollowUps): Promise<Result<User>>
  /** Takes effect as soon as the plan has fewer funnels than there are. */
  chooseEditableFunnel(user: User, funnelId: string): Promise<Result<User>>
}

type Options = {
  accounts: Pick<AccountRepository, 'updateUser'>
  isFunnelOf(user: User, funnelId: string): Promise<boolean>
}

export function createProfileService({ accounts, isFunnelOf }: Options): ProfileService {
  return {
    async update(user, request) {
      if (Object.keys(request).some((key) => key !== 'full_name')) {
        return err({ code: 'not-yours-to-change' })
      }
      const checked = profileSchema.safeParse(request)
      if (!checked.success) return err(invalidInput(checked.error))
      return stillThere(await accounts.updateUser(user.id, { name: checked.data.full_name }))
    },

    async setNotifications(user, notifications) {
      return stillThere(await accounts.updateUser(user.id, { notifications }))
    },

    async setSender(user, { postal_address }) {
      return stillThere(await accounts.updateUser(user.id, { postalAddress: postal_address }))
    },

    async setTimeZone(user, { time_zone }) {
      return stillThere(await accounts.updateUser(user.id, { timeZone: time_zone }))
    },

    async setContactedFollowUps(user, { pause }) {
      return stillThere(await accounts.updateUser(user.id, { pausesContacted: pause }))
    },

    async chooseEditableFunnel(user, funnelId) {
      if (!(await isFunnelOf(user, funnelId))) return err({ code: 'funnel-not-found' })
      return stillThere(await accounts.updateUser(user.id, { editableFunnelId: funnelId }))
    },
  }
}

/** The account may have been deleted while the request was on its way. */
function stillThere(user: User | null): Result<User> {
  return user === null ? err({ code: 'not-signed-in' }) : ok(user)
}
