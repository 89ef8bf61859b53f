import { findSoldPlan, plans, type SoldPlanKey, trialDays, type User } from '@wildpath/contract'

import type { Database } from '../../db/client.ts'
import type { SharedLimiter } from '../../http/shared-limiter.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import { err, ok, type Result } from '../../result.ts'
import {
  findBillingAccount,
  listSubscriptions,
  saveBillingAccount,
  type Transaction,
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
  payments: Payments
  sync: SubscriptionSync
  usedTrials: UsedTrials
  publicUrl: string
  now: () => Date
  newId: () => string
  /** Of a person. */
  limit: SharedLimiter
}

/** `paid` names a subscription that was bought a moment ago on another page. */
type Started = Result<{ url: string }> | { paid: string }

export function createCheckoutService(options: Options): CheckoutService {
  const { payments, sync, usedTrials, publicUrl, now, newId, limit } = options

  /** One page at a time: whoever asks for another one cannot pay on the first any more. */
  async function open(
    tx: Transaction,
    user: User,
    order: { key: SoldPlanKey; trial: boolean },
  ): Promise<Started> {
    // While this request waited, the account may have been deleted.
    if (!(await userExists(tx, user.id))) return err({ code: 'not-signed-in' })
    const held = await listSubscriptions(tx, user.id)
    if (held.some((one) => isRunning(one, now()))) return err({ code: 'already-subscribed' })
    const account = await findBillingAccount(tx, user.id)
    if (order.trial && !mayTry(account, held, await usedTrials.has(tx, user.email))) {
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
    await saveBillingAccount(tx, user.id, { openCheckoutId: id, customerId })
    return ok({ url })
  }

  return {
    async start(user, { plan, trial }) {
      const key = findSoldPlan(plan)
      if (key === null) return err({ code: 'unknown-plan' })
      if (user.plan === 'admin') return err({ code: 'already-subscribed' })
      if (!(await limit.tryAttempt(user.id))) return err({ code: 'too-many-requests' })
      const started = await sync.alone(`checkout ${user.id}`, (tx) =>
        open(tx, user, { key, trial }),
      )
      if (!('paid' in started)) return started
      await sync.sync(started.paid)
      return err({ code: 'already-subscribed' })
    },
  }
}
