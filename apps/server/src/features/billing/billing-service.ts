import { type Billing, isGiven, type User } from '@wildpath/contract'

import type { Database } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import { presentSubscription } from '../accounts/index.ts'
import { findBillingAccount, listSubscriptions } from './billing-repository.ts'
import { isRunning, mayTry } from './billing-rules.ts'
import { paymentFailure } from './payment-failure.ts'
import { checkoutKey } from './checkout-service.ts'
import type { UsedTrials } from './used-trials.ts'

export type BillingService = {
  /** What the person holds now, with their receipts. */
  get(userId: string): Promise<Result<Billing>>
  /** Where the card is changed. */
  openPortal(userId: string): Promise<Result<{ url: string }>>
  /**
   * Ends what the person pays for and forgets them at the provider, unless `check` refuses; then
   * `deleteAccount` runs, before anybody can open another payment page for them or give them a plan.
   */
  close(
    userId: string,
    steps: { check(): Promise<Result<null>>; deleteAccount(): Promise<Result<null>> },
  ): Promise<Result<null>>
  /** Everything that is known of the person's payments, for the export of their data. */
  exportFor(userId: string): Promise<{ subscriptions: unknown[]; receipts: unknown[] }>
}

type Options = {
  database: Database
  leases: Leases
  payments: Payments
  usedTrials: UsedTrials
  publicUrl: string
  now: () => Date
  findUser(userId: string): Promise<User | null>
  /** Of a person. */
  portalLimit: SharedRateLimiter
}

export function createBillingService(options: Options): BillingService {
  const { leases, payments, usedTrials, publicUrl, now, findUser, portalLimit } = options
  const { db } = options.database

  return {
    async get(userId) {
      const user = await findUser(userId)
      if (user === null) return err({ code: 'not-signed-in' })
      const account = await findBillingAccount(db, userId)
      const { customerId } = account
      const receipts =
        customerId === null
          ? { ok: true as const, value: [] }
          : await payments.listReceipts(customerId)
      if (!receipts.ok) return paymentFailure(receipts.error)
      const held = await listSubscriptions(db, userId)
      const isGivenOne = user.subscription !== null && isGiven(user.subscription)
      const paid = isGivenOne ? held.find((one) => isRunning(one, now())) : undefined
      return ok({
        subscription: user.subscription,
        paidBesideGiven: paid === undefined ? null : presentSubscription(paid),
        isTrialAvailable: mayTry(account, held, await usedTrials.has(db, user.email)),
        receipts: receipts.value,
        hasPortal: customerId !== null,
      })
    },

    async openPortal(userId) {
      if (!(await portalLimit.consume(userId))) return err({ code: 'too-many-requests' })
      const { customerId } = await findBillingAccount(db, userId)
      if (customerId === null) return err({ code: 'no-subscription' })
      const opened = await payments.openPortal({ customerId, returnUrl: `${publicUrl}/account` })
      return opened.ok ? ok(opened.value) : paymentFailure(opened.error)
    },

    async close(userId, { check, deleteAccount }) {
      const closed = await leases.hold(checkoutKey(userId), async (lease) => {
        const allowed = await check()
        if (!allowed.ok) return allowed
        const account = await findBillingAccount(db, userId)
        const { customerId, openCheckoutId } = account
        let hasSubscribed = !mayTry(account, await listSubscriptions(db, userId), false)
        if (openCheckoutId !== null) {
          const expired = await payments.expireCheckout(openCheckoutId)
          if (!expired.ok) return paymentFailure(expired.error)
          hasSubscribed ||= expired.value.paidSubscriptionId !== null
        }
        if (customerId !== null) {
          const forgotten = await payments.deleteCustomer(customerId)
          if (!forgotten.ok) return paymentFailure(forgotten.error)
        }
        const user = hasSubscribed ? await findUser(userId) : null
        if (user !== null) {
          await lease.settle((tx) => usedTrials.remember(tx, user.email, now()))
        }
        return deleteAccount()
      })
      return closed.isHeld ? closed.value : paymentFailure('unavailable')
    },

    async exportFor(userId) {
      const { customerId } = await findBillingAccount(db, userId)
      const receipts = customerId === null ? null : await payments.listReceipts(customerId)
      const held = await listSubscriptions(db, userId)
      return {
        subscriptions: held.map(({ userId: _holder, ...subscription }) => subscription),
        // An empty list would say that nothing was ever paid.
        receipts: receipts?.ok === false ? [unavailableReceipts] : (receipts?.value ?? []),
      }
    },
  }
}

const unavailableReceipts = {
  missing: 'The payment service did not answer. Export again to get your receipts.',
}
