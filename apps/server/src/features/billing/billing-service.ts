import type { Database } from '../../db/client.ts'
import { err, ok, type Result } from '../../result.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import { findBillingAccount, listSubscriptions } from './billing-repository.ts'

export type BillingService = {
  /** Ends what the person pays for and forgets them at the provider; the account may then be deleted. */
  close(userId: string): Promise<Result<null>>
  /** Everything that is known of the person's payments, for the export of their data. */
  exportFor(userId: string): Promise<{ subscriptions: unknown[]; receipts: unknown[] }>
}

type Options = { database: Database; payments: Payments }

export function createBillingService({ database: { db }, payments }: Options): BillingService {
  return {
    async close(userId) {
      const { customerId } = await findBillingAccount(db, userId)
      if (customerId === null) return ok(null)
      const deleted = await payments.deleteCustomer(customerId)
      return deleted.ok ? ok(null) : err({ code: 'payments-unavailable' })
    },
    async exportFor(userId) {
      const { customerId } = await findBillingAccount(db, userId)
      const receipts = customerId === null ? null : await payments.listReceipts(customerId)
      return {
        subscriptions: await listSubscriptions(db, userId),
        receipts: receipts?.ok ? receipts.value : [],
      }
    },
  }
}
