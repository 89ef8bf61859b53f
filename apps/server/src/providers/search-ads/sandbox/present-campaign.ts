import {
  endOfDay,
  getLocalTime,
  getPaceOfTotal,
  type SearchCampaign,
  type SearchCampaignContent,
  type SearchTrendDay,
  startOfRun,
} from '@wildpath/contract'

import {
  dayMs,
  dayOf,
  demoCurrency,
  hasEnded,
  isRunning,
  noteOf,
} from '../../sandbox-ads/demo-days.ts'
import { type DemoSearchDay, demoSearchResults } from './demo-search-results.ts'
import { getDailyCents, type KeptCampaign } from './kept-campaign.ts'

type Kept = { id: string; data: KeptCampaign }
type Range = { from: string; to: string; nowMs: number }

/** A campaign of a demo account, with what it did on these days. */
export function presentCampaign({ id, data }: Kept, range: Range): SearchCampaign {
  const days = demoSearchResults({ id, ...data }, range)
  const { impressions, clicks, spendCents } = sumOf(days)
  return {
    id,
    name: data.name,
    status: data.isRemoved ? 'REMOVED' : isRunning(data.runs) ? 'ENABLED' : 'PAUSED',
    note: data.isRemoved ? null : noteOf(data.dates, range.nowMs),
    isEnded: hasEnded(data.dates, range.nowMs),
    currency: demoCurrency,
    budget: getDailyCents(data) / 100,
    totalBudget: getTotalBudget(data),
    ...data.dates,
    finalUrl: data.finalUrl,
    impressions,
    clicks,
    ctr: impressions === 0 ? 0 : (clicks / impressions) * 100,
    cost: spendCents / 100,
  }
}

/** Returns the editable content of a campaign. */
export function presentContent(campaign: KeptCampaign): SearchCampaignContent {
  const { name, dates, headlines, descriptions, finalUrl } = campaign
  const { keywords, negativeKeywords, places, schedule } = campaign
  return {
    name,
    dailyBudget: getDailyCents(campaign) / 100,
    totalBudget: getTotalBudget(campaign),
    ...dates,
    ad: { headlines, descriptions, finalUrl },
    keywords,
    negativeKeywords,
    places,
    schedule,
  }
}

function getTotalBudget({ totalCents }: KeptCampaign): number | null {
  return totalCents === null ? null : totalCents / 100
}

/** Sums a campaign's spending since its start, in cents. */
export function sumSpending({ id, data }: Kept, nowMs: number): number {
  const range = { from: data.dates.startDate, to: dayOf(nowMs), nowMs }
  return sumOf(demoSearchResults({ id, ...data }, range)).spendCents
}

/** Daily cents from today on; the rest of a total budget is spread over the scheduled days that remain, as Google's adapter does. */
export function readCommitment({ id, data }: Kept, nowMs: number) {
  const { startDate, endDate } = data.dates
  if (data.totalCents === null || endDate === null) {
    return { dailyCents: getDailyCents(data), remainingRun: null }
  }
  const today = dayOf(nowMs)
  const leftCents = data.totalCents - sumSpending({ id, data }, Date.parse(today))
  const remainingRun = {
    from: startOfRun(startDate, getLocalTime(new Date(nowMs), 'UTC')),
    to: endOfDay(endDate),
    schedule: data.schedule,
    isFirstDayWhole: true,
  }
  return { dailyCents: getPaceOfTotal({ leftCents, run: remainingRun }), remainingRun }
}

/** Every day of the range, with all campaigns together. */
export function trendOf(campaigns: readonly Kept[], range: Range): SearchTrendDay[] {
  const results = campaigns.flatMap(({ id, data }) => demoSearchResults({ id, ...data }, range))
  const byDay = Map.groupBy(results, ({ day }) => day)
  const trend: SearchTrendDay[] = []
  for (let atMs = Date.parse(range.from); atMs <= Date.parse(range.to); atMs += dayMs) {
    const date = dayOf(atMs)
    const { spendCents, ...counts } = sumOf(byDay.get(date) ?? [])
    trend.push({ date, ...counts, cost: spendCents / 100 })
  }
  return trend
}

function sumOf(days: readonly DemoSearchDay[]) {
  const sum = (pick: (day: DemoSearchDay) => number) =>
    days.reduce((total, day) => total + pick(day), 0)
  return {
    impressions: sum((day) => day.impressions),
    clicks: sum((day) => day.clicks),
    spendCents: sum((day) => day.spendCents),
    conversions: sum((day) => day.conversions),
  }
}
