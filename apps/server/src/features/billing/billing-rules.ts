import { isGiven, type PlanKey, soldPlanKeys } from '@wildpath/contract'

import { bounds } from '../../limits.ts'
import type { subscriptions } from '../accounts/index.ts'

export type HeldSubscription = typeof subscriptions.$inferSelect

/** Whether it gives its holder a plan at this moment. */
export function isInForce(
  subscription: Pick<
    HeldSubscription,
    'status' | 'priceId' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'paymentFailed'
  >,
  now: Date,
): boolean {
  if (subscription.status === 'canceled') return false
  const willRenew =
    !isGiven(subscription) && !subscription.cancelAtPeriodEnd && !subscription.paymentFailed
  const graceMs = willRenew ? bounds.billing.renewalGraceMs : 0
  return subscription.currentPeriodEnd.getTime() + graceMs > now.getTime()
}

/** Whether the provider would charge for it, or wants to: nobody needs a second one beside it. */
export function isRunning(subscription: HeldSubscription, now: Date): boolean {
  if (subscription.status === 'canceled' || isGiven(subscription)) return false
  return isInForce(subscription, now) || subscription.paymentFailed
}

/** The highest plan of all that are in force. */
export function planInForce(held: readonly HeldSubscription[], now: Date): PlanKey {
  const plans = new Set(held.filter((one) => isInForce(one, now)).map(({ plan }) => plan))
  return soldPlanKeys.findLast((key) => plans.has(key)) ?? 'free'
}

/** Everything paid and in force but the newest: one person pays for one subscription. */
export function surplus(held: readonly HeldSubscription[], now: Date): HeldSubscription[] {
  return held
    .filter((one) => isInForce(one, now) && one.plan !== 'free' && !isGiven(one))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(1)
}

/** The free trial is for first-time buyers, once a person: also after deleting their account. */
export function mayTry(
  account: { trialUsedAt: Date | null },
  held: readonly HeldSubscription[],
  isAddressUsed: boolean,
): boolean {
  return account.trialUsedAt === null && held.every(isGiven) && !isAddressUsed
}
