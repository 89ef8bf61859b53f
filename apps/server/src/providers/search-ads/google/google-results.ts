import { providerIdSchema, type SearchTrendDay } from '@wildpath/contract'
import { z } from 'zod'

import { addDays } from '../../ad-platforms/account-days.ts'
import {
  fitting,
  orNull,
  platformCount,
  platformDayOf,
  platformMicros,
  platformParts,
} from '../../ad-platforms/platform-numbers.ts'
import type { DailyCampaignResult, SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { readAccount } from './google-accounts.ts'
import { lastDaysOf } from './google-campaign-list.ts'
import { done } from './google-client.ts'
import { centsOf } from './google-money.ts'

type Days = { from: string; to: string }

const daySchemaOf = (days: Days) =>
  z.object({
    campaign: z.object({ id: providerIdSchema }),
    segments: z.object({ date: platformDayOf(days) }),
    metrics: z
      .object({
        impressions: platformCount,
        clicks: platformCount,
        costMicros: platformMicros,
        conversions: platformParts,
      })
      .default({ impressions: 0, clicks: 0, costMicros: 0, conversions: 0 }),
  })

const daysQuery = ({ from, to }: Days) => `
  SELECT campaign.id, segments.date, metrics.impressions, metrics.clicks, metrics.cost_micros,
    metrics.conversions
  FROM campaign
  WHERE campaign.advertising_channel_type = 'SEARCH'
    AND segments.date BETWEEN '${from}' AND '${to}'`

/** Days on which a search campaign did anything, of those that are removed as well. Rows that do not fit are left out. */
export async function readDailyResults(
  ads: AdsClient,
  customer: Customer,
  days: Days,
  warn: (reason: string) => void,
): Promise<SearchAdsResult<DailyCampaignResult[]>> {
  const rows = await ads.search(customer, daysQuery(days), orNull(daySchemaOf(days)))
  if (!rows.ok) return rows
  const fit = fitting(rows.value, () =>
    warn('some results of campaigns at Google do not fit and are left out'),
  )
  return done(
    fit.map(({ campaign, segments, metrics }) => ({
      campaignId: campaign.id,
      day: segments.date,
      impressions: metrics.impressions,
      clicks: metrics.clicks,
      spendCents: centsOf(metrics.costMicros),
      conversions: metrics.conversions,
    })),
  )
}

/** What an account's search campaigns came to on each of its last days. */
export async function readTrend(
  ads: AdsClient,
  customer: Customer,
  at: Date,
  warn: (reason: string) => void,
): Promise<SearchAdsResult<SearchTrendDay[]>> {
  const account = await readAccount(ads, customer)
  if (!account.ok) return account
  const range = lastDaysOf(account.value.zone, at)
  const results = await readDailyResults(ads, customer, range, warn)
  if (!results.ok) return results
  const byDay = Map.groupBy(results.value, ({ day }) => day)
  const trend: SearchTrendDay[] = []
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    trend.push({ date, ...sumOf(byDay.get(date) ?? []) })
  }
  return done(trend)
}

function sumOf(results: readonly DailyCampaignResult[]): Omit<SearchTrendDay, 'date'> {
  const sum = (read: (result: DailyCampaignResult) => number) =>
    results.reduce((total, result) => total + read(result), 0)
  return {
    impressions: sum(({ impressions }) => impressions),
    clicks: sum(({ clicks }) => clicks),
    cost: sum(({ spendCents }) => spendCents) / 100,
    conversions: sum(({ conversions }) => conversions),
  }
}
