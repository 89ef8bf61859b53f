import type { EstimatedReach } from '@wildpath/contract'

import { countDemoPeople, findDemoPlace } from '../../sandbox-ads/places/demo-places.ts'
import { between, type Dates, type Run } from '../../sandbox-ads/demo-days.ts'
import { type DatedBudget, sumBudgetByDay } from '../../sandbox-ads/sum-budget-by-day.ts'
import type { Audience } from '../social-ads.ts'

export type DemoAd = {
  /** Seeds its luck. */
  id: string
  audience: Audience
  dates: Dates
  /** Oldest first. */
  budgets: readonly DatedBudget[]
  runs: readonly Run[]
}

export type DemoDay = {
  day: string
  impressions: number
  clicks: number
  spendCents: number
  conversions: number
}

/**
 * What a demo ad did on each day, both included, by this model; it follows from the ad and the clock alone:
 * - It spends 88 to 100 percent of the day's budget, prorated by the time that it ran that day. A total budget
 *   is spread evenly over the remaining days on which the ad is shown.
 * - A thousand impressions cost 9 dollars, 20 per cent more or less by luck of the day, and more for few: see `priceOf`.
 * - Of a hundred impressions 0.9 to 1.9 are clicked, by the ad, and a fifth more or less by the day.
 * - Of a hundred clicks 3 to 8 are conversions, by the ad.
 */
export function demoResults(
  ad: DemoAd,
  range: { from: string; to: string; nowMs: number },
): DemoDay[] {
  return [...sumBudgetByDay(ad, range)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, budgetCents]) => resultOf(ad, day, budgetCents))
}

function resultOf({ id, audience }: DemoAd, day: string, budgetCents: number): DemoDay {
  const spendCents = Math.round(budgetCents * between(0.88, 1, `${id} ${day} pace`))
  const price = priceOf(audience) * between(0.8, 1.2, `${id} ${day} price`)
  const impressions = Math.round((spendCents / price) * 1000)
  const rate = between(0.009, 0.019, `${id} rate`) * between(0.8, 1.2, `${id} ${day} rate`)
  const clicks = Math.round(impressions * rate)
  const conversions = Math.round(clicks * between(0.03, 0.08, `${id} conversions`))
  return { day, impressions, clicks, spendCents, conversions }
}

/** Cents for a thousand impressions: each age range and gender that is left out makes the others a tenth dearer. */
function priceOf({ ages, gender, interests, locations }: Audience): number {
  const leftOut = 6 - ages.length + (gender === 'ALL' ? 0 : 2)
  const isNarrow = interests.length > 0 || locations.length > 0
  return 900 * (1 + leftOut / 10) * (isNarrow ? 1.15 : 1)
}

/** Parts of all people: those on the network, of each age, on one day, and with one of the interests. */
const shares = { onNetwork: 0.6, age: 1 / 6, daily: 0.5, interested: 0.25 }

/**
 * Estimates people a day, 40 per cent more or less: those whom the budget pays for at the price above, 1.3 impressions
 * each, or those of the audience who are there on a day.
 */
export function demoReach(audience: Audience, dailyCents: number): EstimatedReach {
  const paid = ((dailyCents / priceOf(audience)) * 1000) / 1.3
  const there = dailyAudience(audience)
  const people = Math.min(paid, there)
  const step = people < 1000 ? 10 : 100
  const rounded = (part: number) => Math.max(step, Math.round((people * part) / step) * step)
  return {
    low: rounded(0.6),
    high: rounded(1.4),
    limitedBy: there < paid ? 'audience' : 'budget',
  }
}

function dailyAudience({ ages, gender, interests, locations }: Audience): number {
  const places = locations.flatMap((one) => {
    const place = typeof one === 'string' ? findDemoPlace(one) : one
    return place === null ? [] : [place]
  })
  const { onNetwork, age, daily, interested } = shares
  return (
    countDemoPeople(places) *
    onNetwork *
    daily *
    (age * ages.length) *
    (gender === 'ALL' ? 1 : 0.5) *
    (interests.length > 0 ? interested : 1)
  )
}
