import { type PlanKey, plans, priceText, type ShownPlanKey } from './plans.ts'
import type { Subscription } from './subscription.ts'
import { isGiven } from './subscription-rules.ts'

type Holder = { plan: PlanKey; subscription: Subscription | null }

/** When it is, and how a date is written where the sentence is read. */
type Reading = { now: Date; formatDate: (time: string) => string }

/** Describes a subscription and the actions it allows. Admins need no subscription, but may still pay for one. */
export type SubscriptionState =
  | { kind: 'none' | 'admin' | 'given'; text: string }
  | { kind: 'over'; text: string }
  /** `isPast`: its date has come, and the server has not said yet what follows. */
  | { kind: 'running'; text: string; isEnding: boolean; isPast: boolean }
  | { kind: 'unpaid'; text: string; isEnding: boolean }

/**
 * How the subscription stands (product.md, 'Plans and money'). The plan in force is the server's word:
 * a subscription whose end has passed gives none, also when its status still says active.
 */
export function subscriptionState(
  { plan, subscription }: Holder,
  { now, formatDate }: Reading,
): SubscriptionState {
  const isPaid =
    subscription !== null && subscription.status !== 'canceled' && !isGiven(subscription)
  if (plan === 'admin' && !isPaid) {
    return { kind: 'admin', text: 'Admins have everything and need no subscription.' }
  }
  if (!subscription)
    return { kind: 'none', text: `${plans.free.label} is free, for as long as you like.` }

  const { label } = plans[subscription.plan]
  const end = formatDate(subscription.currentPeriodEnd)
  const isEnding = subscription.cancelAtPeriodEnd
  const isPast = new Date(subscription.currentPeriodEnd) <= now
  if (subscription.status !== 'canceled' && subscription.paymentFailed) {
    const kept =
      plan === 'free' || isPast ? `Paying brings ${label} back.` : `You keep ${label} until ${end}.`
    const text = `Your last payment did not go through. ${kept} Please update your card.`
    return { kind: 'unpaid', text, isEnding }
  }
  if (subscription.status === 'canceled' || plan === 'free') {
    return { kind: 'over', text: `Your ${label} subscription ended on ${end}.` }
  }
  if (isGiven(subscription)) {
    return {
      kind: 'given',
      text: `You were given ${label} until ${end}. Nothing is charged for it, and it ends then.`,
    }
  }
  const isTrial = subscription.status === 'trialing'
  return {
    kind: 'running',
    text: isPast
      ? pastText({ label, end, isTrial, isEnding })
      : runningText({ label, end, isTrial, isEnding, price: price(subscription.plan) }),
    isEnding,
    isPast,
  }
}

function runningText(state: {
  label: string
  end: string
  isTrial: boolean
  isEnding: boolean
  price: string
}): string {
  const { label, end, isTrial, isEnding, price } = state
  if (isTrial && isEnding)
    return `Your free trial runs until ${end} and ends then. Nothing will be charged.`
  if (isTrial)
    return `Your free trial runs until ${end}. After that it is ${price} a month unless you cancel before.`
  if (isEnding) return `You keep ${label} until ${end}. It will not be renewed.`
  return `Renews on ${end} for ${price}, less any credit you have.`
}

function pastText(state: {
  label: string
  end: string
  isTrial: boolean
  isEnding: boolean
}): string {
  const { label, end, isTrial, isEnding } = state
  if (isTrial && isEnding) return `Your free trial ended on ${end}. Nothing was charged.`
  if (isEnding) return `${label} ended on ${end}. It was not renewed.`
  const what = isTrial ? 'Your free trial' : 'Your paid period'
  return `${what} ended on ${end}. Waiting for confirmation from the payment provider.`
}

function price(plan: PlanKey): string {
  return plan === 'admin' ? '' : priceText(plans[plan satisfies ShownPlanKey].priceCents)
}
