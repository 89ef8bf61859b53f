import { z } from 'zod'

import type { ListedSocialAd, SocialAccess, SocialAdsResult } from '../social-ads.ts'
import { addDays, dayIn } from '../../ad-platforms/account-days.ts'
import { platformTime } from '../../ad-platforms/platform-numbers.ts'
import { platformName, platformText } from '../../ad-platforms/platform-text.ts'
import { type Account, readAccount } from './facebook-account.ts'
import {
  budgetedSchema,
  dailyBudgetOf,
  readDates,
  hasEnded,
  findBudgetHolder,
  isSwitchedOn,
  offStatuses,
  targetedFields,
  readTotalBudget,
} from './facebook-budgets.ts'
import { readTexts, shownCreativeFields, shownCreativeSchema } from './facebook-creative.ts'
import { readAudience, shownTargetingSchema } from './facebook-audience.ts'
import { listPlaceNames } from './facebook-places.ts'
import {
  conversionsOf,
  insightFields,
  type Insights,
  shownInsightsSchema,
} from './facebook-results.ts'
import { readSchedule } from './facebook-schedule.ts'
import { done, type GraphClient } from './graph-client.ts'

const monthDays = 30

const adSchema = budgetedSchema.extend({
  adset: budgetedSchema.shape.adset.extend({
    targeting: shownTargetingSchema.optional().catch(undefined),
  }),
  id: z.string(),
  name: platformName,
  status: platformName,
  effective_status: z.string(),
  created_time: platformTime,
  creative: shownCreativeSchema.default({}),
  ad_review_feedback: z
    .object({ global: z.record(z.string(), z.string()).optional() })
    .optional()
    .catch(undefined),
  issues_info: z
    .array(z.object({ error_summary: platformText.optional() }))
    .optional()
    .catch(undefined),
  insights: z
    .object({ data: z.array(shownInsightsSchema) })
    .optional()
    .catch(undefined),
})
type Ad = z.infer<typeof adSchema>

const fieldsOf = (days: { since: string; until: string }) =>
  [
    'id,name,status,effective_status,created_time',
    targetedFields,
    `creative{${shownCreativeFields}}`,
    'ad_review_feedback,issues_info',
    `insights.time_range(${JSON.stringify(days)}){${insightFields}}`,
  ].join(',')

/** All ads of an account that are not deleted, newest first, with the last 30 days as the account knows them. */
export async function listFacebookAds(
  graph: GraphClient,
  access: SocialAccess,
  at: Date,
): Promise<SocialAdsResult<ListedSocialAd[]>> {
  const account = await readAccount(graph, access)
  if (!account.ok) return account
  const until = dayIn(account.value.zone, at)
  const days = { since: addDays(until, 1 - monthDays), until }
  const ads = await graph.readPages(
    {
      method: 'GET',
      path: `/${access.accountId}/ads`,
      token: access.token,
      params: { fields: fieldsOf(days) },
    },
    adSchema,
  )
  if (!ads.ok) return ads
  return done(
    ads.value
      .map((ad) => presentAd(ad, account.value, at))
      .toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? '')),
  )
}

function presentAd(ad: Ad, { currency, zone }: Account, at: Date): ListedSocialAd {
  const { campaign, adset, creative } = ad
  return {
    id: ad.id,
    campaignId: campaign.id,
    adsetId: adset.id,
    name: ad.name,
    ...readTexts(creative),
    status: isSwitchedOn(ad) ? 'ACTIVE' : 'PAUSED',
    note: noteOf(ad, zone, at),
    isEnded: hasEnded(ad, at),
    currency,
    dailyBudget: dailyBudgetOf(ad, currency).dailyCents / 100,
    totalBudget: readTotalBudget(ad, currency),
    isBudgetEditable: findBudgetHolder(ad).id === adset.id,
    ...readDates(ad, zone),
    schedule: readSchedule(adset),
    places: adset.targeting === undefined ? [] : listPlaceNames(adset.targeting),
    audience: adset.targeting === undefined ? null : readAudience(adset.targeting),
    createdAt: ad.created_time === null ? null : new Date(ad.created_time).toISOString(),
    metrics: metricsOf(ad.insights?.data[0]),
  }
}

function metricsOf(insights: Insights | undefined): ListedSocialAd['metrics'] {
  if (insights === undefined) return { impressions: 0, clicks: 0, ctr: 0, spend: 0, conversions: 0 }
  const { impressions, inline_link_clicks: clicks, spend } = insights
  const ctr = impressions === 0 ? 0 : (clicks / impressions) * 100
  return { impressions, clicks, ctr, spend, conversions: conversionsOf(insights) }
}

const notes: Record<string, string> = {
  PENDING_REVIEW: 'In review',
  IN_PROCESS: 'In review',
  PENDING_BILLING_INFO: 'Needs a payment method in Ads Manager',
  CAMPAIGN_PAUSED: 'Its campaign is paused',
  ADSET_PAUSED: 'Its ad set is paused',
}

/** What Facebook says of an ad that does not simply run, or does not run although it is on. */
function noteOf(ad: Ad, zone: string, at: Date): string | null {
  const { effective_status: state, adset } = ad
  if (state === 'DISAPPROVED') return withReason('Disapproved', ad.ad_review_feedback?.global)
  if (state === 'WITH_ISSUES') {
    const summary = ad.issues_info?.[0]?.error_summary
    return summary === undefined ? 'Has issues, see Ads Manager' : `Has issues: ${summary}`
  }
  if (hasEnded(ad, at)) return 'Ended'
  const known = notes[state]
  if (known !== undefined) return known
  if (!['ACTIVE', ...offStatuses].includes(ad.status)) return `Facebook says ${ad.status}`
  const startDay = adset.start_time === null ? null : dayIn(zone, new Date(adset.start_time))
  return startDay !== null && startDay > dayIn(zone, at) ? `Starts on ${startDay}` : null
}

function withReason(state: string, feedback: Record<string, string> | undefined): string {
  const [reason] = Object.keys(feedback ?? {})
  return reason === undefined ? state : `${state}: ${reason}`
}
