import { type AdPlace, type AdSchedule, getWeekDay, type SearchReach } from '@wildpath/contract'

import { countDemoPeople, findDemoPlace } from '../../sandbox-ads/places/demo-places.ts'
import { between, type Dates, daysRun, type Run } from '../../sandbox-ads/demo-days.ts'
import { sumBudgetByDay } from '../../sandbox-ads/sum-budget-by-day.ts'

type Targets = {
  places: readonly AdPlace[]
  keywords: readonly { text: string }[]
  schedule: AdSchedule
}

export type DemoCampaign = Targets & {
  /** Seeds its luck. */
  id: string
  /** Earlier targets with the time until which each applied, oldest first. */
  formerTargets: readonly (Targets & { until: number })[]
  /** A day's budget from this moment on, in cents, oldest first. */
  budgets: readonly { from: number; dailyCents: number }[]
  dates: Dates
  runs: readonly Run[]
}

export type DemoSearchDay = {
  day: string
  impressions: number
  clicks: number
  spendCents: number
  conversions: number
}

/** How much is searched in places, against the United States: larger places search less per person. */
function volumeOf(places: readonly AdPlace[]): number {
  const country = findDemoPlace('United States')
  const all = country === null ? 0 : countDemoPeople([country])
  return all === 0 ? 0 : Math.sqrt(countDemoPeople(places) / all)
}

/**
 * What a demo campaign did on each day, both included, by this model; it follows from the campaign and the clock alone:
 * - A keyword is searched 200 to 600 times a day in the United States, by its words, elsewhere by its people (`volumeOf`).
 * - Ads appear only for searches during the scheduled hours.
 * - Of a hundred impressions 4 to 8 are clicked, by the campaign, and a fifth more or less by the day.
 * - A click costs 0.90 to 2.20 dollars, by the campaign, 15 per cent more or less by the day.
 * - The day ends when everybody who searched has seen it, or its budget is spent, whichever comes first.
 * - Of a hundred clicks 4 to 10 are conversions, by the campaign.
 */
export function demoSearchResults(
  campaign: DemoCampaign,
  range: { from: string; to: string; nowMs: number },
): DemoSearchDay[] {
  const paid = sumBudgetByDay(campaign, range)
  return daysRun(campaign, range).map(({ day, share }) =>
    resultOf(campaign, day, { share, budget: paid.get(day) ?? 0 }),
  )
}

function resultOf(
  campaign: DemoCampaign,
  day: string,
  { share, budget }: { share: number; budget: number },
): DemoSearchDay {
  const { id } = campaign
  const rate = between(0.04, 0.08, `${id} rate`) * between(0.8, 1.2, `${id} ${day} rate`)
  const price = between(90, 220, `${id} price`) * between(0.85, 1.15, `${id} ${day} price`)
  const targets = targetsOn(campaign, day)
  const searched =
    searchesOf(targets) *
    scheduledShare(targets, day) *
    share *
    between(0.85, 1.15, `${id} ${day} searches`)
  const clicks = Math.floor(Math.min(searched * rate, budget / price))
  return {
    day,
    impressions: Math.round(Math.min(searched, clicks / rate)),
    clicks,
    spendCents: Math.round(clicks * price),
    conversions: Math.round(clicks * between(0.04, 0.1, `${id} conversions`)),
  }
}

/** Targets at the start of a day. An edit applies from the next day and does not affect earlier days. */
function targetsOn(campaign: DemoCampaign, day: string): Targets {
  const startMs = Date.parse(`${day}T00:00:00Z`)
  return campaign.formerTargets.find(({ until }) => until > startMs) ?? campaign
}

/** Share of a day that the schedule covers. Searches are spread evenly over the day. */
function scheduledShare({ schedule }: Targets, day: string): number {
  const { days, fromMinute, toMinute } = schedule
  return days.includes(getWeekDay(day)) ? (toMinute - fromMinute) / 1440 : 0
}

function searchesOf({ keywords, places }: Pick<Targets, 'keywords' | 'places'>): number {
  const each = keywords.map(({ text }) => between(200, 600, `${text.toLowerCase()} searched`))
  return each.reduce((sum, searches) => sum + searches, 0) * volumeOf(places)
}

/**
 * Impressions a day: what is searched, or what a budget pays for at the middle of the prices and rates above, 40 per
 * cent more or less, in tens.
 */
export function demoSearchReach(asked: {
  places: readonly AdPlace[]
  keywords: readonly string[]
  dailyCents: number
}): SearchReach {
  const { places, keywords } = asked
  const paid = asked.dailyCents / 155 / 0.06
  const searched = searchesOf({ places, keywords: keywords.map((text) => ({ text })) })
  const impressions = Math.min(searched, paid)
  const step = impressions < 100 ? 1 : 10
  const tens = (part: number) => Math.max(1, Math.round((impressions * part) / step) * step)
  return {
    low: tens(0.6),
    high: tens(1.4),
    limitedBy: paid < searched ? 'budget' : 'audience',
  }
}
