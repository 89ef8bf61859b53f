import { product, type User } from '@wildpath/contract'

import type { Transaction } from '../../db/client.ts'
import { err, ok, type Result } from '../../result.ts'
import type { ClientContext } from '../accounts/index.ts'
import type { AccountDataRepository } from './account-data-repository.ts'
import { type BillingRecords, presentAccount } from './account-export.ts'
import type { AccountReader } from './account-reader.ts'
import { jsonPieces } from './json-pieces.ts'

export type AccountDataService = {
  /** A JSON file, piece by piece; each is read when the one before was taken. */
  export(user: User): Promise<{ fileName: string; pieces: AsyncIterable<string> }>
  /** Ends the subscription first: while that cannot be done, nothing is deleted. */
  delete(user: User, password: string, client: ClientContext): Promise<Result<null>>
  /** The same for somebody else, by whoever may: `record` writes it down with the deletion. */
  erase(
    user: Pick<User, 'id' | 'email'>,
    record: (transaction: Transaction) => Promise<void>,
  ): Promise<Result<null>>
}

type Options = {
  records: AccountDataRepository
  reader: AccountReader
  confirmPassword(user: User, password: string, client: ClientContext): Promise<Result<null>>
  exportBilling(userId: string): Promise<BillingRecords>
  /** Ends what runs at the payment provider, and then runs `deleteAccount`; may be asked again. */
  closeBilling(userId: string, deleteAccount: () => Promise<void>): Promise<Result<null>>
  /** Removes the files of the person's pictures; those that are gone already do not matter. */
  deleteFiles(userId: string): Promise<Result<null>>
  /** Takes back what the design tool allows; it holds nobody when the tool does not answer. */
  disconnectDesignTool(userId: string): Promise<void>
  publicUrl: string
  now(): Date
}

/** A person's right to take everything with them, and to leave nothing behind. */
export function createAccountDataService({
  records,
  reader,
  confirmPassword,
  exportBilling,
  closeBilling,
  deleteFiles,
  disconnectDesignTool,
  publicUrl,
  now,
}: Options): AccountDataService {
  return {
    async export(user) {
      const billing = await exportBilling(user.id)
      const at = now()
      const day = at.toISOString().slice(0, 10)
      return {
        fileName: `${product.name.toLowerCase()}-account-${day}.json`,
        pieces: jsonPieces(presentAccount({ user, reader, billing, publicUrl, now: at })),
      }
    },

    async delete(user, password, client) {
      const confirmed = await confirmPassword(user, password, client)
      return confirmed.ok ? eraseAll(user, sentences) : confirmed
    },

    erase: (user, record) => eraseAll(user, sentencesForAdmins, record),
  }

  async function eraseAll(
    user: Pick<User, 'id' | 'email'>,
    { nothingDeleted, picturesStayed }: Sentences,
    record?: (transaction: Transaction) => Promise<void>,
  ): Promise<Result<null>> {
    let files: Result<null> = ok(null)
    const closed = await closeBilling(user.id, async () => {
      // Afterwards nobody would know which files were theirs.
      files = await deleteFiles(user.id)
      if (!files.ok) return
      await disconnectDesignTool(user.id)
      await records.erase(user, record)
    })
    if (!closed.ok) return err({ ...closed.error, message: nothingDeleted })
    return files.ok ? files : err({ ...files.error, message: picturesStayed })
  }
}

type Sentences = { nothingDeleted: string; picturesStayed: string }

const sentences: Sentences = {
  nothingDeleted:
    'The payment service did not answer, so your subscription could not be ended. Nothing was deleted; please try again in a few minutes.',
  picturesStayed:
    'The file storage did not answer, so your pictures could not be deleted and your account is still here. A subscription that was running has ended. Please try again in a few minutes.',
}

const sentencesForAdmins: Sentences = {
  nothingDeleted:
    'The payment service did not answer, so their subscription could not be ended. Nothing was deleted; please try again in a few minutes.',
  picturesStayed:
    'The file storage did not answer, so their pictures could not be deleted and the account is still here. A subscription that was running has ended. Please try again in a few minutes.',
}
