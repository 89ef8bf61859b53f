import type { SoldPlanKey, User } from '@wildpath/contract'

import { hasRunningSubscription } from '../subscription-state.ts'

/**
 * What the checkout of `plan` is for this person: a first subscription, a change of the one they have,
 * or nothing at all, because they have it, or everything, already.
 */
export type CheckoutKind = 'subscribe' | 'change' | 'has-it' | 'admin'

export function checkoutKind(
  holder: Pick<User, 'plan' | 'subscription'>,
  plan: SoldPlanKey,
): CheckoutKind {
  if (holder.plan === 'admin') return 'admin'
  if (!hasRunningSubscription(holder)) return 'subscribe'
  return holder.subscription?.plan === plan ? 'has-it' : 'change'
}
