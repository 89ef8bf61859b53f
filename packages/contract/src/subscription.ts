import { z } from 'zod'

import { type PlanKey, planKeys, plansAbove } from './plans.ts'

export const planKeySchema = z.enum(planKeys)

export const subscriptionStatuses = ['active', 'trialing', 'canceled'] as const

/** A subscription as its holder reads it (spec 1, section 3). Times are ISO 8601. */
export const subscriptionSchema = z.object({
  plan: planKeySchema,
  status: z.enum(subscriptionStatuses),
  priceId: z.string(),
  /** Paid, or tried, until then. */
  currentPeriodEnd: z.iso.datetime(),
  /** The subscription ends with its period instead of being renewed. */
  cancelAtPeriodEnd: z.boolean(),
  /** The last renewal could not be charged; another card brings the plan back. */
  paymentFailed: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** In place of a price: the plan was given by an admin. Nobody is charged, and it ends with its period. */
export const givenPriceId = 'given'

export function isGiven({ priceId }: Pick<Subscription, 'priceId'>): boolean {
  return priceId === givenPriceId
}

type Holder = {
  plan: PlanKey
  subscription: Subscription | null
  /** Of the session; unknown where nobody acts. */
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
