import {
  isGiven,
  isThere,
  plans,
  priceText,
  type ShownPlanKey,
  type User,
} from '@wildpath/contract'

import { planFeatureText, type PlanSite } from '../../../entities/plan/plan-feature-text.ts'
import { formatDate } from '../../../lib/format-date.ts'

/** `to` is where the one button leads; a word of warning has another tone than an offer. */
export type PlanOffer = {
  tone: 'lantern' | 'clay' | 'neutral'
  title: string
  text: string
  action: { label: string; to: '/pricing' | '/account' }
}

const dayMs = 24 * 60 * 60_000
const upgrade = { label: 'Upgrade Plan', to: '/pricing' } as const
const account = { label: 'My Account', to: '/account' } as const

/**
 * What the dashboard says about the plan (spec 2, 'Dashboard'): what is at stake first, then what the
 * next plan adds. Null where no plan lies above and nothing is at stake.
 */
export function planOffer(
  { plan, subscription }: Pick<User, 'plan' | 'subscription'>,
  now: Date,
  site: PlanSite,
): PlanOffer | null {
  const isAdmin = plan === 'admin'
  const isHeld = subscription !== null && subscription.status !== 'canceled'
  // Admins have every feature, so only an ongoing charge matters to them.
  if (isAdmin && (!isHeld || isGiven(subscription) || subscription.cancelAtPeriodEnd)) return null
  if (isHeld && subscription.paymentFailed) return paymentFailed(subscription.plan, plan === 'free')
  if (plan === 'free' || (!isHeld && plan !== 'expedition-leader'))
    return offerOf('explorer', 'More than one trip to sell?', site)
  if (!isHeld || subscription.plan === 'admin') return null

  const end = formatDate(subscription.currentPeriodEnd)
  const { label } = plans[subscription.plan]
  const isPast = new Date(subscription.currentPeriodEnd) <= now
  if (isPast) return past(label, end, subscription.cancelAtPeriodEnd)
  if (subscription.status === 'trialing') {
    const leftMs = new Date(subscription.currentPeriodEnd).getTime() - now.getTime()
    const daysLeft = Math.ceil(leftMs / dayMs)
    return trial({
      daysLeft,
      end,
      isEnding: subscription.cancelAtPeriodEnd,
      label,
      price: priceText(plans[subscription.plan].priceCents),
      action: plan === 'explorer' ? upgrade : account,
    })
  }
  if (subscription.cancelAtPeriodEnd) {
    return {
      tone: 'lantern',
      title: `${label} ends on ${end}`,
      text: 'After that, older adventures become read-only: still published, still collecting leads.',
      action: account,
    }
  }
  if (plan !== 'explorer') return null
  return offerOf('expedition-leader', 'Leading more than one brand?', site)
}

/** Only what works today, and what a plan without money lacks, is a reason to pay today. */
function offerOf(key: Exclude<ShownPlanKey, 'free'>, title: string, site: PlanSite): PlanOffer {
  const adds = plans[key].features
    .filter(({ capability, isInEveryPlan }) => isThere(capability, site) && !isInEveryPlan)
    .map((feature) => planFeatureText(feature, site))
  return {
    tone: 'neutral',
    title,
    text: `${plans[key].label} adds: ${adds.join(', ')}.`,
    action: upgrade,
  }
}

function trial(state: {
  daysLeft: number
  end: string
  isEnding: boolean
  label: string
  price: string
  action: PlanOffer['action']
}): PlanOffer {
  const { daysLeft, end, isEnding, label, price, action } = state
  const days = daysLeft === 1 ? '1 day' : `${daysLeft} days`
  return {
    tone: 'lantern',
    title: `${days} left of your free trial`,
    text: isEnding
      ? `Your ${label} trial ends on ${end}, and nothing will be charged.`
      : `Your ${label} trial runs until ${end}; after that it is ${price} a month unless you cancel before.`,
    action,
  }
}

/** Its date has come, and the server has not said yet what follows. */
function past(label: string, end: string, isEnding: boolean): PlanOffer {
  return {
    tone: 'lantern',
    title: `${label} ended on ${end}`,
    text: isEnding
      ? 'Older adventures become read-only: still published, still collecting leads.'
      : 'Waiting for confirmation from the payment provider.',
    action: account,
  }
}

function paymentFailed(plan: User['plan'], isLost: boolean): PlanOffer {
  const { label } = plans[plan]
  return {
    tone: 'clay',
    title: 'Your last payment did not go through',
    text: isLost
      ? `Update your card to get ${label} back. Nothing of yours was deleted.`
      : `Please update your card, or ${label} ends with this period.`,
    action: { label: 'Update your card', to: '/account' },
  }
}
