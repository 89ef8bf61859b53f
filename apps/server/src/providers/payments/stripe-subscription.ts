import type { Stripe } from 'stripe'

import type { ProviderSubscription } from './payments.ts'
import { catalogueId } from './stripe-catalogue.ts'
import { IncompleteAnswer } from './stripe-failures.ts'

/** A subscription whose `latest_invoice` was expanded. */
export function presentSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = itemOf(subscription)
  const { status } = subscription
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    userId: subscription.metadata['userId'] ?? null,
    priceId: catalogueId(item.price),
    status: isOver(status) ? 'canceled' : status === 'trialing' ? 'trialing' : 'active',
    currentPeriodEnd: timeOf(endOfPaid(subscription, item)),
    // Stripe's own portal ends some subscriptions by a date instead.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    paymentFailed: isUnpaid(status),
    hadTrial: subscription.trial_start !== null,
    createdAt: timeOf(subscription.created),
  }
}

/** Our subscriptions are for one plan. */
export function itemOf(subscription: {
  id: string
  items?: { data?: Stripe.SubscriptionItem[] }
}): Stripe.SubscriptionItem {
  const item = subscription.items?.data?.[0]
  if (item === undefined) throw new IncompleteAnswer(`Subscription ${subscription.id} has no items`)
  return item
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}

function isOver(status: Stripe.Subscription.Status): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

function isUnpaid(status: Stripe.Subscription.Status): boolean {
  return ['past_due', 'unpaid', 'incomplete', 'paused'].includes(status)
}

/**
 * Stripe moves a period on when it bills for it, paid or not: while a renewal is not paid, what was paid
 * ends where the period that is billed begins. Bills for a change within a period do not move it.
 */
function endOfPaid(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number {
  if (isOver(subscription.status)) {
    const endedAt = subscription.ended_at ?? item.current_period_end
    return Math.min(endedAt, item.current_period_end)
  }
  if (!isUnpaid(subscription.status)) return item.current_period_end
  const invoice = subscription.latest_invoice
  const isChange =
    invoice !== null &&
    typeof invoice === 'object' &&
    invoice.billing_reason === 'subscription_update'
  return isChange ? item.current_period_end : item.current_period_start
}

function timeOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
