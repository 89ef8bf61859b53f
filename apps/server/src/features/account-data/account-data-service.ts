import type { User } from '@wildpath/contract'

import { err, type Result } from '../../result.ts'
import type { Browser } from '../accounts/index.ts'
import type { AccountDataRepository } from './account-data-repository.ts'
import { type BillingRecords, presentAccount } from './account-export.ts'

export type AccountDataService = {
  export(user: User): Promise<ReturnType<typeof presentAccount>>
  /** Ends the subscription first: while that cannot be done, nothing is deleted. */
  delete(user: User, password: string, browser: Browser): Promise<Result<null>>
}

type Options = {
  records: AccountDataRepository
  confirmPassword(user: User, password: string, browser: Browser): Promise<Result<null>>
  exportBilling(userId: string): Promise<BillingRecords>
  /** Ends what runs at the payment provider, and then runs `deleteAccount`; may be asked again. */
  closeBilling(userId: string, deleteAccount: () => Promise<void>): Promise<Result<null>>
  now(): Date
}

/** A person's right to take everything with them, and to leave nothing behind. */
export function createAccountDataService({
  records,
  confirmPassword,
  exportBilling,
  closeBilling,
  now,
}: Options): AccountDataService {
  return {
    async export(user) {
      const billing = await exportBilling(user.id)
      return presentAccount({ user, records: await records.read(user), billing, now: now() })
    },

    async delete(user, password, browser) {
      const confirmed = await confirmPassword(user, password, browser)
      if (!confirmed.ok) return confirmed
      const closed = await closeBilling(user.id, () => records.erase(user))
      return closed.ok ? closed : err({ ...closed.error, message: nothingDeleted })
    },
  }
}

const nothingDeleted =
  'The payment service did not answer, so your subscription could not be ended. Nothing was deleted; please try again in a few minutes.'
