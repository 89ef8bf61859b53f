import {
  findSoldPlan,
  type PlanChange,
  plans,
  type SoldPlanKey,
  type User,
} from '@wildpath/contract'

import type { Database } from '../../db/client.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import type {
  PaymentFailure,
  PaymentResult,
  Payments,
  ProviderSubscription,
} from '../../providers/payments/payments.ts'
import { err, ok, type Result } from '../../result.ts'
import { listSubscriptions } from './billing-repository.ts'
import { type HeldSubscription, isInForce, isRunning } from './billing-rules.ts'
import { paymentFailure } from './payment-failure.ts'
import type { PlanChangeQuote, QuoteSigner } from './plan-change-quote.ts'
import type { SubscriptionSync } from './subscription-sync.ts'

export type PlanChangeService = {
  preview(user: User, plan: string): Promise<Result<PlanChange>>
  /** Charges what the preview's quote said; both the charge and the plan are there when this is ok. */
  change(user: User, order: { plan: string; quote: string }): Promise<Result<null>>
  /** Ends with the period that is paid; at once when nothing is paid any more. */
  cancel(user: User): Promise<Result<null>>
  resume(user: User): Promise<Result<null>>
}

type Options = {
  database: Database
  payments: Payments
  sync: SubscriptionSync
  now: () => Date
  quotes: QuoteSigner
  /** Previews and changes of a person. */
  limit: SharedRateLimiter
  /** Cancelling and resuming, of a person. */
  renewalLimit: SharedRateLimiter
}

/** A price that was looked at longer ago has to be looked at again. */
const quoteHoldsSeconds = 15 * 60

export function createPlanChangeService(options: Options): PlanChangeService {
  const { database, payments, sync, now, quotes, limit, renewalLimit } = options

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
      if (!(await limit.consume(user.id))) return err({ code: 'too-many-requests' })
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
        quote: quotes.write({
          userId: user.id,
          subscriptionId: held.value.id,
          fromPriceId: held.value.priceId,
          to: key,
          changedAtMs: changedAtMs(held.value),
          prorationTime,
          dueNowCents: cost.value.dueNowCents,
        }),
        currentPeriodEnd: cost.value.currentPeriodEnd.toISOString(),
      })
    },

    async change(user, order) {
      const key = findSoldPlan(order.plan)
      if (key === null) return err({ code: 'unknown-plan' })
      if (!(await limit.consume(user.id))) return err({ code: 'too-many-requests' })
      const held = await findChangeable(user.id)
      if (!held.ok) return held
      // The second of two clicks finds done what it asks for.
      if (held.value.plan === key) return ok(null)
      const quote = readQuote(order.quote, user, key)
      if (quote === null) return err({ code: 'price-changed' })
      const changed = await sync.change(quote.subscriptionId, () => changeAsQuoted(quote, key))
      return changed.ok ? ok(null) : paymentFailure(changed.error)
    },

    async cancel(user) {
      if (!(await renewalLimit.consume(user.id))) return err({ code: 'too-many-requests' })
      const running = await findRunning(user.id)
      if (running === null) return err({ code: 'no-subscription' })
      if (isInForce(running, now())) return setEnding(running, true)
      const ended = await payments.cancelNow(running.id)
      if (!ended.ok) return paymentFailure(ended.error)
      const applied = await sync.sync(running.id)
      return applied === 'applied' ? ok(null) : paymentFailure('unavailable')
    },

    async resume(user) {
      if (!(await renewalLimit.consume(user.id))) return err({ code: 'too-many-requests' })
      const running = await findRunning(user.id)
      if (running === null) return err({ code: 'no-subscription' })
      return setEnding(running, false)
    },
  }

  function readQuote(text: string, user: User, key: SoldPlanKey): PlanChangeQuote | null {
    const quote = quotes.read(text)
    if (quote === null || quote.userId !== user.id || quote.to !== key) return null
    const ageSeconds = Math.floor(now().getTime() / 1000) - quote.prorationTime
    return ageSeconds >= 0 && ageSeconds <= quoteHoldsSeconds ? quote : null
  }

  /** Each quote is good for one change: the plan, and the time of its last change, are as they were. */
  async function changeAsQuoted(
    quote: PlanChangeQuote,
    key: SoldPlanKey,
  ): Promise<PaymentResult<ProviderSubscription | null, PaymentFailure>> {
    const { subscriptionId } = quote
    const held = (await listSubscriptions(database.db, quote.userId)).find(
      ({ id }) => id === subscriptionId,
    )
    if (held?.plan === key) return nothingToChange
    if (held?.priceId !== quote.fromPriceId || changedAtMs(held) !== quote.changedAtMs) {
      return priceChanged
    }
    // What has passed since it was shown was used: nobody gets credit for it.
    const prorationTime =
      quote.dueNowCents < 0 ? Math.floor(now().getTime() / 1000) : quote.prorationTime
    const order = { subscriptionId, plan: plans[key], prorationTime }
    const cost = await payments.previewChange(order)
    if (!cost.ok) return cost
    return isWithin(cost.value.dueNowCents, quote.dueNowCents)
      ? payments.changePlan(order)
      : priceChanged
  }

  async function setEnding(held: HeldSubscription, isEnding: boolean): Promise<Result<null>> {
    if (held.cancelAtPeriodEnd === isEnding) return ok(null)
    const changed = await sync.change(held.id, () =>
      payments.setCancelAtPeriodEnd(held.id, isEnding),
    )
    return changed.ok ? ok(null) : paymentFailure(changed.error)
  }
}

const nothingToChange = { ok: true, value: null } as const
const priceChanged = { ok: false, error: 'price-changed' } as const

function changedAtMs({ planChangedAt }: HeldSubscription): number | null {
  return planChangedAt?.getTime() ?? null
}

/** Never a higher charge than was shown, and never a higher credit. */
function isWithin(cents: number, shownCents: number): boolean {
  return cents >= Math.min(0, shownCents) && cents <= Math.max(0, shownCents)
}
