import {
  type SearchCampaign,
  searchCampaignStatusSchema,
  searchTrendDays,
} from '@wildpath/contract'
import { z } from 'zod'

import { addDays, dayIn } from '../../ad-platforms/account-days.ts'
import { platformCount, platformMicros } from '../../ad-platforms/platform-numbers.ts'
import { platformAddress, platformName } from '../../ad-platforms/platform-text.ts'
import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { readAccount } from './google-accounts.ts'
import { budgetAmountsSchema, dailyCentsOf, readTotalBudget } from './google-budgets.ts'
import { noteOf } from './google-campaign-note.ts'
import { done } from './google-client.ts'
import { dayOf } from './google-dates.ts'
import { centsOf } from './google-money.ts'

/** Where it is only shown beside a campaign, what does not fit hides nothing else. */
const count = platformCount.catch(0)

const campaignSchema = z.object({
  campaign: z.object({
    id: z.string(),
    name: platformName,
    status: platformName,
    servingStatus: z.string().default(''),
    primaryStatusReasons: z.array(z.string()).default([]),
    startDateTime: z.string().optional(),
    endDateTime: z.string().optional(),
  }),
  campaignBudget: budgetAmountsSchema.prefault({}),
  metrics: z
    .object({ impressions: count, clicks: count, costMicros: platformMicros.catch(0) })
    .default({ impressions: 0, clicks: 0, costMicros: 0 }),
})
type Row = z.infer<typeof campaignSchema>

const adSchema = z.object({
  campaign: z.object({ id: z.string() }),
  adGroupAd: z.object({ ad: z.object({ finalUrls: z.array(platformAddress).default([]) }) }),
})

/** Without a segment in what is selected, campaigns without any results stand in it too. */
const campaignsQuery = (days: { from: string; to: string }) => `
  SELECT campaign.id, campaign.name, campaign.status, campaign.serving_status,
    campaign.primary_status_reasons, campaign.start_date_time, campaign.end_date_time,
    campaign_budget.amount_micros, campaign_budget.total_amount_micros,
    metrics.impressions, metrics.clicks, metrics.cost_micros
  FROM campaign
  WHERE campaign.advertising_channel_type = 'SEARCH'
    AND segments.date BETWEEN '${days.from}' AND '${days.to}'
  ORDER BY campaign.id DESC`

const adsQuery = `
  SELECT campaign.id, ad_group_ad.ad.final_urls FROM ad_group_ad
  WHERE campaign.advertising_channel_type = 'SEARCH' AND ad_group_ad.status != 'REMOVED'`

/** The last days of an account, today included. */
export function lastDaysOf(zone: string, at: Date): { from: string; to: string } {
  const to = dayIn(zone, at)
  return { from: addDays(to, 1 - searchTrendDays), to }
}

/** An account's search campaigns, those that are removed last; ids grow, so that the newest has the highest. */
export async function listGoogleCampaigns(
  ads: AdsClient,
  customer: Customer,
  at: Date,
): Promise<SearchAdsResult<SearchCampaign[]>> {
  const account = await readAccount(ads, customer)
  if (!account.ok) return account
  const days = lastDaysOf(account.value.zone, at)
  const [campaigns, made] = await Promise.all([
    ads.search(customer, campaignsQuery(days), campaignSchema),
    ads.search(customer, adsQuery, adSchema),
  ])
  if (!campaigns.ok) return campaigns
  if (!made.ok) return made
  const urls = new Map(
    made.value.map(({ campaign, adGroupAd }) => [campaign.id, adGroupAd.ad.finalUrls[0] ?? null]),
  )
  const listed = campaigns.value.map((row) =>
    presentCampaign(row, {
      today: days.to,
      currency: account.value.currency,
      finalUrl: urls.get(row.campaign.id) ?? null,
    }),
  )
  const isRemoved = ({ status }: SearchCampaign) => status === 'REMOVED'
  return done([...listed.filter((one) => !isRemoved(one)), ...listed.filter(isRemoved)])
}

function presentCampaign(
  { campaign, campaignBudget, metrics }: Row,
  { today, currency, finalUrl }: { today: string; currency: string; finalUrl: string | null },
): SearchCampaign {
  const { id, name, primaryStatusReasons: reasons, servingStatus } = campaign
  const known = searchCampaignStatusSchema.safeParse(campaign.status).data
  // One that nobody here knows may spend.
  const status = known ?? 'ENABLED'
  const startDate = dayOf(campaign.startDateTime)
  const endDate = dayOf(campaign.endDateTime)
  const { impressions, clicks, costMicros } = metrics
  return {
    id,
    name,
    status,
    note:
      known === undefined
        ? `Google says ${campaign.status}`
        : status === 'REMOVED'
          ? null
          : noteOf({ startDate, endDate, reasons, servingStatus, today }),
    isEnded: endDate !== null && endDate < today,
    currency,
    budget: dailyCentsOf(campaignBudget, { startDate, endDate }) / 100,
    totalBudget: readTotalBudget(campaignBudget),
    startDate,
    endDate,
    finalUrl,
    impressions,
    clicks,
    ctr: impressions === 0 ? 0 : (clicks / impressions) * 100,
    cost: centsOf(costMicros) / 100,
  }
}
