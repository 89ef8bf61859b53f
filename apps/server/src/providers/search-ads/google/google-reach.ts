import type { AdPlace, KeywordMatch, ReachRange, SearchReach } from '@wildpath/contract'
import { z } from 'zod'

import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { done } from './google-client.ts'
import { geoTargetOf } from './google-geo-targets.ts'

type Asked = {
  places: readonly AdPlace[]
  keywords: readonly string[]
  keywordMatch: KeywordMatch
  dailyCents: number
}

const forecastSchema = z.object({
  campaignForecastMetrics: z
    .object({
      clicks: z.number().optional(),
      /** Of all forecast days. */
      costMicros: z.coerce.number().optional(),
    })
    .default({}),
})

/** Where no days are named, Google forecasts the next week from Sunday on. */
const forecastDays = 7
/** Clicks of a hundred impressions in search ads: most campaigns lie between these two. */
const usualRates = { low: 0.04, high: 0.08 }

/**
 * Impressions a day, from the clicks that Google forecasts for these keywords, this place and budget
 * (developers.google.com/google-ads/api/docs/keyword-planning/generate-forecast-metrics): since v24 it tells no
 * impressions, so that they follow from `usualRates`. Null where it tells none, as to projects whose access leaves out
 * planning.
 */
export async function estimateReach(
  ads: AdsClient,
  customer: Customer,
  { places, keywords, keywordMatch, dailyCents }: Asked,
): Promise<SearchAdsResult<SearchReach>> {
  if (keywords.length === 0) return done(null)
  const campaign = {
    // Forecasts know no radius: those around a town are not counted.
    geoTargetConstants: places.map(geoTargetOf),
    biddingStrategy: {
      maximizeClicksBiddingStrategy: { dailyTargetSpendMicros: String(dailyCents * 10_000) },
    },
    adGroups: [{ keywords: keywords.map((text) => ({ text, matchType: keywordMatch })) }],
  }
  const answer = await ads.post(
    customer,
    ':generateKeywordForecastMetrics',
    { campaign },
    forecastSchema,
  )
  if (!answer.ok) {
    const isRefused = answer.error.kind === 'refused' || answer.error.kind === 'no-access'
    return isRefused ? done(null) : answer
  }
  const { clicks = 0, costMicros } = answer.value.campaignForecastMetrics
  if (clicks === 0) return done(null)
  const at = (rate: number) => Math.round(clicks / forecastDays / rate)
  const budgetMicros = dailyCents * 10_000 * forecastDays
  return done({
    low: at(usualRates.high),
    high: at(usualRates.low),
    limitedBy: limitOf(costMicros, budgetMicros),
  })
}

/** A forecast that leaves a good part of the budget has everybody who searches. */
function limitOf(costMicros: number | undefined, budgetMicros: number): ReachRange['limitedBy'] {
  if (costMicros === undefined) return null
  return costMicros < budgetMicros * 0.9 ? 'audience' : 'budget'
}
