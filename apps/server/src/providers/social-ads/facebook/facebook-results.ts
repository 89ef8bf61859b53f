import { z } from 'zod'

import { platformName } from '../../ad-platforms/platform-text.ts'
import type { DailyAdResult, SocialAccess, SocialAdsResult } from '../social-ads.ts'
import { done, type GraphClient } from './graph-client.ts'

/** Facebook writes numbers as text, and leaves out what is zero. */
const count = z.coerce.number().default(0)

/** What an ad did in some time, in units of the account's currency. */
export const insightsSchema = z.object({
  impressions: count,
  /** Clicks that lead to the page; Facebook's `clicks` are also those on a name or a like. */
  inline_link_clicks: count,
  spend: count,
  actions: z.array(z.object({ action_type: z.string(), value: count })).default([]),
})
export type Insights = z.infer<typeof insightsSchema>

export const insightFields = 'impressions,inline_link_clicks,spend,actions'

/** Leads of every kind; the others are counted within this one. */
export function conversionsOf({ actions }: Insights): number {
  return Math.round(actions.find(({ action_type: type }) => type === 'lead')?.value ?? 0)
}

const daySchema = insightsSchema
  .extend({
    ad_id: z.string(),
    ad_name: platformName.catch(''),
    campaign_id: z.string(),
    date_start: z.string(),
  })
  .transform((day) => ({ ...day, id: `${day.ad_id} ${day.date_start}` }))

/** Without these, what a deleted ad had spent would be missing. */
const everyStatus = [
  'ACTIVE',
  'PAUSED',
  'DELETED',
  'ARCHIVED',
  'PENDING_REVIEW',
  'DISAPPROVED',
  'PREAPPROVED',
  'PENDING_BILLING_INFO',
  'CAMPAIGN_PAUSED',
  'ADSET_PAUSED',
  'IN_PROCESS',
  'WITH_ISSUES',
]

export async function readDailyResults(
  graph: Pick<GraphClient, 'readPages'>,
  { token, accountId }: SocialAccess,
  { from, to }: { from: string; to: string },
): Promise<SocialAdsResult<DailyAdResult[]>> {
  const days = await graph.readPages(
    {
      method: 'GET',
      path: `/${accountId}/insights`,
      token,
      params: {
        level: 'ad',
        time_increment: 1,
        time_range: { since: from, until: to },
        fields: `ad_id,ad_name,campaign_id,${insightFields}`,
        filtering: [{ field: 'ad.effective_status', operator: 'IN', value: everyStatus }],
      },
    },
    daySchema,
  )
  if (!days.ok) return days
  return done(
    days.value.map((day) => ({
      adId: day.ad_id,
      name: day.ad_name,
      campaignId: day.campaign_id,
      day: day.date_start,
      impressions: day.impressions,
      clicks: day.inline_link_clicks,
      spendCents: Math.round(day.spend * 100),
      conversions: conversionsOf(day),
    })),
  )
}
