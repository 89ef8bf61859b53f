import {
  type Capability,
  hoursText,
  isThere,
  plans,
  type PlanKey,
  promisedHours,
  shownPlanKeys,
  type SupportPromise,
  supportTier,
} from '@wildpath/contract'

import { planFeatureText, type PlanSite } from '../../entities/plan/plan-feature-text.ts'

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

/** The response times that the operator promises paid plans; empty without a promise. */
export function supportPromises(site: PlanSite): readonly { plan: string; text: string }[] {
  const { priorityHours, dedicatedHours } = site.support
  const hours: Partial<Record<Capability, number | null>> = {
    'priority-support': priorityHours,
    'dedicated-support': dedicatedHours,
  }
  return shownPlanKeys.flatMap((key) =>
    plans[key].features
      .filter(({ capability }) => hours[capability] && isThere(capability, site))
      .map((feature) => ({ plan: plans[key].label, text: planFeatureText(feature, site) })),
  )
}
