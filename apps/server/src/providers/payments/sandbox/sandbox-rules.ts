import { paidPeriodDays } from '@wildpath/contract'

import type { PlanForSale, ProviderSubscription } from '../payments.ts'
import type { SandboxCustomer, SandboxSubscription } from './sandbox-objects.ts'
import { findTestCard } from './test-cards.ts'

export const dayMs = 24 * 60 * 60_000
export const paidPeriodMs = paidPeriodDays * dayMs
/** An unpaid subscription ends this long after what was paid. */
export const unpaidMs = 21 * dayMs

/**
 * Takes `amountCents` from the customer's credit and then from the card: the customer afterwards, or
 * null when the card refuses. `when` is 'now' while the person is on the payment page.
 */
export function charge(
  customer: SandboxCustomer,
  amountCents: number,
  when: 'now' | 'later',
): SandboxCustomer | null {
  const fromCredit = Math.min(amountCents, customer.creditCents)
  const fromCard = amountCents - fromCredit
  const card = customer.card === null ? null : findTestCard(customer.card)
  if (fromCard > 0 && (card === null || card[when] === 'declined')) return null
  return { ...customer, creditCents: customer.creditCents - fromCredit }
}

/** The rest of the period on another plan less the rest on this one; null outside the period. */
export function prorate(
  subscription: SandboxSubscription,
  plan: PlanForSale,
  atMs: number,
): number | null {
  const { status, periodStartMs, periodEndMs } = subscription
  // What is previewed has a precision of a second.
  if (atMs < periodStartMs - 1000 || atMs >= periodEndMs) return null
  if (status === 'trialing') return 0
  if (status !== 'active') return null
  const rest = Math.min(1, (periodEndMs - atMs) / (periodEndMs - periodStartMs))
  return Math.round(plan.priceCents * rest) - Math.round(subscription.plan.priceCents * rest)
}

/** The worth of what is paid and not used. */
export function unusedCents({ status, plan, ...period }: SandboxSubscription, nowMs: number) {
  if (status !== 'active' || nowMs >= period.periodEndMs) return 0
  const rest = (period.periodEndMs - nowMs) / (period.periodEndMs - period.periodStartMs)
  return Math.round(plan.priceCents * Math.min(1, rest))
}

export function presentSubscription(stored: SandboxSubscription): ProviderSubscription {
  return {
    id: stored.id,
    customerId: stored.customerId,
    userId: stored.userId,
    priceId: stored.plan.priceId,
    status: stored.status === 'past-due' ? 'active' : stored.status,
    currentPeriodEnd: new Date(stored.periodEndMs),
    cancelAtPeriodEnd: stored.cancelAtPeriodEnd,
    paymentFailed: stored.status === 'past-due',
    hadTrial: stored.hadTrial,
    createdAt: new Date(stored.createdAtMs),
  }
}
