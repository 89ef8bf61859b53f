import { findSoldPlan, plans, type SoldPlanKey, trialDays, type User } from '@wildpath/contract'

import type { Database } from '../../db/client.ts'
import type { Lease, Leases } from '../../db/leases.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import { err, ok, type Result } from '../../result.ts'
import {
  findBillingAccount,
  listSubscriptions,
  saveBillingAccount,
  userExists,
} from './billing-repository.ts'
import { isRunning, mayTry } from './billing-rules.ts'
import { paymentFailure } from './payment-failure.ts'
import type { SubscriptionSync } from './subscription-sync.ts'
import type { UsedTrials } from './used-trials.ts'

export type CheckoutService = {
  /** Answers where the person pays. Nothing is charged, and no plan changes, before they do. */
  start(user: User, order: { plan: string; trial: boolean }): Promise<Result<{ url: string }>>
}

type Options = {
  database: Database
  leases: Leases
  payments: Payments
  sync: SubscriptionSync
  usedTrials: UsedTrials
  publicUrl: string
  now: () => Date
  newId: () => string
  /** Of a person. */
  limit: SharedRateLimiter
}

/** Whoever opens or closes a person's payment pages does so alone. */
export const checkoutKey = (userId: string) => `checkout ${userId}`

/** `paid` names a subscription that was bought a moment ago on another page. */
type Started = Result<{ url: string }> | { paid: string }

export function createCheckoutService(options: Options): CheckoutService {
  const { leases, payments, sync, usedTrials, publicUrl, now, newId, limit } = options
  const { db } = options.database

  /** One page at a time: whoever asks for another one cannot pay on the first any more. */
  async function open(
    lease: Lease,
    user: User,
    order: { key: SoldPlanKey; trial: boolean },
  ): Promise<Started> {
    // While this request waited, the account may have been deleted.
    if (!(await userExists(db, user.id))) return err({ code: 'not-signed-in' })
    const held = await listSubscriptions(db, user.id)
    if (held.some((one) => isRunning(one, now()))) return err({ code: 'already-subscribed' })
    const account = await findBillingAccount(db, user.id)
    if (order.trial && !mayTry(account, held, await usedTrials.has(db, user.email))) {
      return err({ code: 'trial-used' })
    }
    if (account.openCheckoutId !== null) {
      const closed = await payments.expireCheckout(account.openCheckoutId)
      if (!closed.ok) return paymentFailure(closed.error)
      const paid = closed.value.paidSubscriptionId
      if (paid !== null && !held.some(({ id }) => id === paid)) return { paid }
    }
    const checkout = await payments.createCheckout({
      idempotencyKey: newId(),
      plan: plans[order.key],
      trialDays: order.trial ? trialDays : null,
      customer: {
        userId: user.id,
        email: user.email,
        name: user.full_name,
        customerId: account.customerId,
      },
      successUrl: `${publicUrl}/checkout/complete?plan=${order.key}`,
      cancelUrl: `${publicUrl}/pricing?checkout=cancelled`,
    })
    if (!checkout.ok) return paymentFailure(checkout.error)
    const { id, customerId, url } = checkout.value
    await lease.settle((tx) => saveBillingAccount(tx, user.id, { openCheckoutId: id, customerId }))
    return ok({ url })
  }

  return {
    async start(user, { plan, trial }) {
      const key = findSoldPlan(plan)
      if (key === null) return err({ code: 'unknown-plan' })
      if (user.plan === 'admin') return err({ code: 'already-subscribed' })
      if (!(await limit.consume(user.id))) return err({ code: 'too-many-requests' })
      const started = await leases.hold(checkoutKey(user.id), (lease) =>
        open(lease, user, { key, trial }),
      )
      if (!started.isHeld) return paymentFailure('unavailable')
      if (!('paid' in started.value)) return started.value
      await sync.sync(started.value.paid)
      return err({ code: 'already-subscribed' })
    },
  }
}
