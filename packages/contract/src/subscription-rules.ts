import { type PlanKey, plansAbove } from './plans.ts'
import type { Subscription } from './subscription.ts'

/** Shown instead of a price: an admin gave the plan, nobody is charged, and it ends with its period. */
export const givenPriceId = 'given'

export function isGiven({ priceId }: Pick<Subscription, 'priceId'>): boolean {
  return priceId === givenPriceId
}

type Holder = {
  plan: PlanKey
  subscription: Subscription | null
  /** The session's ID; absent without a session. */
  needs_second_factor?: boolean
}

/** Admins are known by their plan or by the plan of their subscription (spec 1, section 6). */
export function hasAdminPlan(holder: Holder): boolean {
  return holder.plan === 'admin' || holder.subscription?.plan === 'admin'
}

/** Whether somebody may act as an admin: where admins need a second factor, they have shown it. */
export function isAdmin(holder: Holder): boolean {
  return hasAdminPlan(holder) && holder.needs_second_factor !== true
}

/** Active is a paid plan that is paid: a trial or a cancelled one is not (spec 1, section 4). */
export function isSubscriptionActive(holder: Holder): boolean {
  if (hasAdminPlan(holder)) return true
  return holder.plan !== 'free' && holder.subscription?.status === 'active'
}

/**
 * Whether the menu offers 'Upgrade Plan': to whoever does not pay yet, a trial included (spec 1, section
 * 2.2), as long as there is a plan above theirs.
 */
export function isUpgradeOffered(holder: Holder): boolean {
  return !isSubscriptionActive(holder) && plansAbove(holder.plan).length > 0
}
