import {
  hoursText,
  plans,
  type PlanKey,
  promisedHours,
  type Reach,
  shownPlanKeys,
  type SupportPromise,
  supportTier,
} from '@wildpath/contract'

import { planFeatureText } from '../../entities/plan/plan-feature-text.ts'

/** Said wherever help would be offered on an installation that names no address: one text, no promise. */
export const nobodyToAsk =
  'Whoever runs this installation has not named an address for questions yet, so nobody can promise you an answer.'

/** One way to write to somebody, and what it is for. */
type MailWay = { label: string; subject: string }

/** What a plan adds to writing to us; the plan in the subject puts a message in its place in the row. */
export function mailWays(plan: PlanKey): readonly MailWay[] {
  if (supportTier(plan) === 'standard') return []
  return [{ label: 'Ask for help', subject: `[${plans[plan].label}] Question` }]
}

/** An address for a mail program, with its subject. */
export function mailAddress(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}

/** What people with a paid plan may count on, and no more than the operator promises. */
export function supportPromiseText(plan: PlanKey, promise: SupportPromise): string {
  const tier = supportTier(plan)
  const hours = promisedHours(tier, promise)
  const first =
    hours === null
      ? 'You are answered first.'
      : `You are answered first, within ${hoursText(hours)}.`
  const isNamed = tier === 'dedicated' && promise.contactName !== null
  return isNamed ? `Your contact is ${promise.contactName}. ${first}` : first
}

/** What the operator promises people with paid plans, for whoever has none; empty without a promise. */
export function supportPromises(site: Reach): readonly { plan: string; text: string }[] {
  return shownPlanKeys.flatMap((key) =>
    plans[key].features
      .map((feature) => ({ name: feature.name, text: planFeatureText(feature, site) }))
      .filter(({ name, text }) => text !== name)
      .map(({ text }) => ({ plan: plans[key].label, text })),
  )
}
