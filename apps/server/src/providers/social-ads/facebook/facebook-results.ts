import { providerIdSchema } from '@wildpath/contract'
import { z } from 'zod'

import {
  fitting,
  orNull,
  platformCount,
  platformDayOf,
  platformMoney,
  platformParts,
} from '../../ad-platforms/platform-numbers.ts'
import { platformName } from '../../ad-platforms/platform-text.ts'
import type { DailyAdResult, SocialAccess, SocialAdsResult } from '../social-ads.ts'
import { done, type GraphClient } from './graph-client.ts'

type Days = { from: string; to: string }

const actionsSchema = z.array(z.object({ action_type: z.string(), value: platformParts }))

/** What an ad did in some time, in units of the account's currency. */
const insightsSchema = z.object({
  impressions: platformCount,
  /** Clicks that lead to the page; Facebook's `clicks` are also those on a name or a like. */
  inline_link_clicks: platformCount,
  spend: platformMoney,
  actions: actionsSchema.default([]),
})
export type Insights = z.infer<typeof insightsSchema>

/** Where it is only shown beside an ad, what does not fit hides nothing else. */
export const shownInsightsSchema = z.object({
  impressions: platformCount.catch(0),
  inline_link_clicks: platformCount.catch(0),
  spend: platformMoney.catch(0),
  actions: actionsSchema.default([]).catch([]),
})

export const insightFields = 'impressions,inline_link_clicks,spend,actions'

/** Leads of every kind; the others are counted within this one. */
export function conversionsOf({ actions }: Insights): number {
  return Math.round(actions.find(({ action_type: type }) => type === 'lead')?.value ?? 0)
}

const daySchemaOf = (days: Days) =>
  insightsSchema.extend({
    ad_id: providerIdSchema,
    ad_name: platformName.catch(''),
    campaign_id: z.string(),
    date_start: platformDayOf(days),
  })

/** Each under an id of its own; those that do not fit under one together. */
const rowSchemaOf = (days: Days) =>
  orNull(daySchemaOf(days)).transform((day) => ({
    id: day === null ? '' : `${day.ad_id} ${day.date_start}`,
    day,
  }))

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

/** Rows that do not fit are left out. */
export async function readDailyResults(
  graph: Pick<GraphClient, 'readPages'>,
  { token, accountId }: SocialAccess,
  asked: Days,
  warn: (reason: string) => void,
): Promise<SocialAdsResult<DailyAdResult[]>> {
  const rows = await graph.readPages(
    {
      method: 'GET',
      path: `/${accountId}/insights`,
      token,
      params: {
        level: 'ad',
        time_increment: 1,
        time_range: { since: asked.from, until: asked.to },
        fields: `ad_id,ad_name,campaign_id,${insightFields}`,
        filtering: [{ field: 'ad.effective_status', operator: 'IN', value: everyStatus }],
      },
    },
    rowSchemaOf(asked),
  )
  if (!rows.ok) return rows
  const days = fitting(
    rows.value.map(({ day }) => day),
    () => warn('some results of ads at Facebook do not fit and are left out'),
  )
  return done(
    days.map((day) => ({
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
