import { type SoldPlanKey, subscriptionState, type User } from '@wildpath/contract'

import { formatDate } from '../../../lib/format-date.ts'

/**
 * What the checkout of `plan` is for this person: a first subscription, a change of the one they have,
 * nothing, because they have it, or everything, already, or
 * nothing yet, because a payment for what they have is open.
 */
export type CheckoutKind = 'subscribe' | 'change' | 'has-it' | 'unpaid' | 'admin'

export function checkoutKind(
  holder: Pick<User, 'plan' | 'subscription'>,
  plan: SoldPlanKey,
  now: Date,
): CheckoutKind {
  if (holder.plan === 'admin') return 'admin'
  const { kind } = subscriptionState(holder, { now, formatDate })
  if (kind === 'unpaid') return kind
  if (kind !== 'running') return 'subscribe'
  return holder.subscription?.plan === plan ? 'has-it' : 'change'
}
