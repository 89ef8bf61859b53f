import {
  type ErrorCode,
  getLocalDay,
  getTimeZone,
  hasAdminPlan,
  product,
  type User,
} from '@wildpath/contract'

import type { Transaction } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import { err, type Result } from '../../result.ts'
import { type ClientContext, withAdminsKept } from '../accounts/index.ts'
import type { AccountDataRepository } from './account-data-repository.ts'
import { type BillingRecords, presentAccount } from './account-export.ts'
import type { AccountReader } from './account-reader.ts'
import { type DeletionRule, mayBeDeletedBy, mayLeave } from './deletion-rules.ts'
import { jsonPieces } from './json-pieces.ts'

export type AccountDataService = {
  /** A JSON file, piece by piece; each is read when the one before was taken. */
  export(user: User): Promise<{ fileName: string; pieces: AsyncIterable<string> }>
  /** Ends the subscription first: while that cannot be done, nothing is deleted. The last admin stays. */
  delete(user: User, password: string, client: ClientContext): Promise<Result<null>>
  /** The same for somebody else who is no admin, by an admin: `record` writes it down with the deletion. */
  erase(
    user: Pick<User, 'id' | 'email'> & { adminId: string },
    record: (transaction: Transaction) => Promise<void>,
  ): Promise<Result<null>>
}

type Options = {
  leases: Leases
  records: AccountDataRepository
  reader: AccountReader
  confirmPassword(user: User, password: string, client: ClientContext): Promise<Result<null>>
  exportBilling(userId: string): Promise<BillingRecords>
  /** Unless `check` refuses, ends what runs at the payment provider and then runs `deleteAccount`; may be asked again. */
  closeBilling(
    userId: string,
    steps: { check(): Promise<Result<null>>; deleteAccount(): Promise<Result<null>> },
  ): Promise<Result<null>>
  /** Removes the files of the person's pictures; those that are gone already do not matter. */
  deleteFiles(userId: string): Promise<Result<null>>
  /** Takes back the ads that are being made; nothing is deleted while that may yet be done. */
  withdrawAds(userId: string): Promise<Result<null>>
  /** Takes back what outside services allow; it holds nobody when one does not answer. */
  disconnect(userId: string): Promise<void>
  publicUrl: string
  now(): Date
}

/** A person's right to take everything with them, and to leave nothing behind. */
export function createAccountDataService({
  leases,
  records,
  reader,
  confirmPassword,
  exportBilling,
  closeBilling,
  deleteFiles,
  withdrawAds,
  disconnect,
  publicUrl,
  now,
}: Options): AccountDataService {
  return {
    async export(user) {
      const billing = await exportBilling(user.id)
      const at = now()
      const day = getLocalDay(at, getTimeZone(user))
      return {
        fileName: `${product.name.toLowerCase()}-account-${day}.json`,
        pieces: jsonPieces(presentAccount({ user, reader, billing, publicUrl, now: at })),
      }
    },

    async delete(user, password, client) {
      const confirmed = await confirmPassword(user, password, client)
      if (!confirmed.ok) return confirmed
      return withAdminsKept({ leases, isOfAdmin: hasAdminPlan(user) }, () =>
        eraseAll(user, { rule: mayLeave, messages }),
      )
    },

    erase: ({ adminId, ...user }, record) =>
      eraseAll(user, { rule: mayBeDeletedBy(adminId), messages: messagesForAdmins, record }),
  }

  async function eraseAll(
    user: Pick<User, 'id' | 'email'>,
    deletion: Deletion,
  ): Promise<Result<null>> {
    const { rule, messages, record } = deletion
    const erased = await closeBilling(user.id, {
      async check() {
        const allowed = await records.check(user.id, rule)
        return allowed.ok ? withdrawAds(user.id) : allowed
      },
      async deleteAccount() {
        // Afterwards nobody would know which files were theirs.
        const files = await deleteFiles(user.id)
        if (!files.ok) return files
        await disconnect(user.id)
        return records.erase(user, rule, record)
      },
    })
    if (erased.ok) return erased
    const message = messages[erased.error.code]
    return message === undefined ? erased : err({ ...erased.error, message })
  }
}

type Messages = Partial<Record<ErrorCode, string>>

type Deletion = {
  rule: DeletionRule
  messages: Messages
  record?: (transaction: Transaction) => Promise<void>
}

const messages: Messages = {
  'payments-unavailable':
    'The payment service did not answer, so your subscription could not be ended. Nothing was deleted; please try again in a few minutes.',
  'file-storage-failed':
    'The file storage did not answer, so your pictures could not be deleted and your account is still here. A subscription that was running has ended. Please try again in a few minutes.',
  'last-admin': 'You are the last admin. Make somebody else an admin first. Nothing was deleted.',
}

const messagesForAdmins: Messages = {
  'payments-unavailable':
    'The payment service did not answer, so their subscription could not be ended. Nothing was deleted; please try again in a few minutes.',
  'file-storage-failed':
    'The file storage did not answer, so their pictures could not be deleted and the account is still here. A subscription that was running has ended. Please try again in a few minutes.',
}
