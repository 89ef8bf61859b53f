import { findSoldPlan, type PlanChange, plans, type User } from '@wildpath/contract'

import type { Database } from '../../db/client.ts'
import type { AttemptLimiter } from '../../http/attempt-limiter.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import { err, ok, type Result } from '../../result.ts'
import { listSubscriptions } from './billing-repository.ts'
import { type HeldSubscription, isInForce, isRunning } from './billing-rules.ts'
import { paymentFailure } from './payment-failure.ts'
import type { SubscriptionSync } from './subscription-sync.ts'

export type PlanChangeService = {
  preview(user: User, plan: string): Promise<Result<PlanChange>>
  /** Charges what the preview said; both the charge and the plan are there when this is ok. */
  change(user: User, order: { plan: string; prorationTime: number }): Promise<Result<null>>
  /** Ends with the period that is paid; at once when nothing is paid any more. */
  cancel(user: User): Promise<Result<null>>
  resume(user: User): Promise<Result<null>>
}

type Options = {
  database: Database
  payments: Payments
  sync: SubscriptionSync
  now: () => Date
  /** Of a person. */
  limit: AttemptLimiter
}

/** A price that was looked at longer ago has to be looked at again. */
const previewHoldsSeconds = 15 * 60

export function createPlanChangeService(options: Options): PlanChangeService {
  const { database, payments, sync, now, limit } = options

  async function findRunning(userId: string): Promise<HeldSubscription | null> {
    const held = await listSubscriptions(database.db, userId)
    return held.find((one) => isRunning(one, now())) ?? null
  }

  /** A subscription whose plan may be changed: paid or tried, and sold by us. */
  async function findChangeable(userId: string): Promise<Result<HeldSubscription>> {
    const running = await findRunning(userId)
    if (running === null) return err({ code: 'no-subscription' })
    if (running.paymentFailed) return err({ code: 'payment-declined' })
    return ok(running)
  }

  return {
    async preview(user, plan) {
      const key = findSoldPlan(plan)
      if (key === null) return err({ code: 'unknown-plan' })
      if (!limit.tryAttempt(user.id)) return err({ code: 'too-many-requests' })
      const held = await findChangeable(user.id)
      if (!held.ok) return held
      if (held.value.plan === key) return err({ code: 'already-subscribed' })
      const prorationTime = Math.floor(now().getTime() / 1000)
      const cost = await payments.previewChange({
        subscriptionId: held.value.id,
        plan: plans[key],
        prorationTime,
      })
      if (!cost.ok) return paymentFailure(cost.error)
      return ok({
        from: held.value.plan,
        to: key,
        dueNowCents: cost.value.dueNowCents,
        priceCents: plans[key].priceCents,
        prorationTime,
        currentPeriodEnd: cost.value.currentPeriodEnd.toISOString(),
      })
    },

    async change(user, { plan, prorationTime }) {
      const key = findSoldPlan(plan)
      if (key === null) return err({ code: 'unknown-plan' })
      if (!limit.tryAttempt(user.id)) return err({ code: 'too-many-requests' })
      const held = await findChangeable(user.id)
      if (!held.ok) return held
      // The second of two clicks finds done what it asks for.
      if (held.value.plan === key) return ok(null)
      const ageSeconds = Math.floor(now().getTime() / 1000) - prorationTime
      if (ageSeconds < 0 || ageSeconds > previewHoldsSeconds) return err({ code: 'price-changed' })
      const order = { subscriptionId: held.value.id, plan: plans[key], prorationTime }
      const changed = await sync.change(held.value.id, () => payments.changePlan(order))
      return changed.ok ? ok(null) : paymentFailure(changed.error)
    },

    async cancel(user) {
      const running = await findRunning(user.id)
      if (running === null) return err({ code: 'no-subscription' })
      if (isInForce(running, now())) return setEnding(running.id, true)
      const ended = await payments.cancelNow(running.id)
      if (!ended.ok) return paymentFailure(ended.error)
      const applied = await sync.sync(running.id)
      return applied === 'applied' ? ok(null) : paymentFailure('unavailable')
    },

    async resume(user) {
      const running = await findRunning(user.id)
      if (running === null) return err({ code: 'no-subscription' })
      return setEnding(running.id, false)
    },
  }

  async function setEnding(id: string, isEnding: boolean): Promise<Result<null>> {
    const changed = await sync.change(id, () => payments.setCancelAtPeriodEnd(id, isEnding))
    return changed.ok ? ok(null) : paymentFailure(changed.error)
  }
}
