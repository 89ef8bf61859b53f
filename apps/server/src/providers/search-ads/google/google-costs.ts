import { z } from 'zod'

import { platformMicros } from '../../ad-platforms/platform-numbers.ts'
import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { done } from './google-client.ts'

const rowSchema = z.object({
  campaign: z.object({ id: z.string() }),
  metrics: z.object({ costMicros: platformMicros }).prefault({}),
})

type Options = {
  campaigns: readonly { id: string; startDate: string | null }[]
  /** Inclusive date in the account's time zone. */
  through: string
}

/** Returns each campaign's cost in micros since its start date, by ID. Omits campaigns that have not started. */
export async function readCosts(
  ads: AdsClient,
  customer: Customer,
  { campaigns, through }: Options,
): Promise<SearchAdsResult<Map<string, number>>> {
  const started = campaigns.flatMap(({ id, startDate }) =>
    startDate !== null && startDate <= through ? [{ id, startDate }] : [],
  )
  const [from] = started.map(({ startDate }) => startDate).toSorted()
  if (from === undefined) return done(new Map())
  const ids = started.map(({ id }) => id).join(', ')
  const rows = await ads.search(
    customer,
    `SELECT campaign.id, metrics.cost_micros FROM campaign
    WHERE campaign.id IN (${ids}) AND segments.date BETWEEN '${from}' AND '${through}'`,
    rowSchema,
  )
  if (!rows.ok) return rows
  return done(new Map(rows.value.map(({ campaign, metrics }) => [campaign.id, metrics.costMicros])))
}
