import { z } from 'zod'

import { addDays, dayIn } from '../../ad-platforms/account-days.ts'
import type { AdBudget } from '../../ad-platforms/ad-platforms.ts'
import { platformName } from '../../ad-platforms/platform-text.ts'
import type { SocialAccess, SocialAdsResult } from '../social-ads.ts'
import { unitsOf } from './account-money.ts'
import { readAccount } from './facebook-account.ts'
import { done, type GraphClient } from './graph-client.ts'

const amountsSchema = z.object({
  id: z.string(),
  daily_budget: z.coerce.number().optional(),
  lifetime_budget: z.coerce.number().optional(),
})

/** An ad spends from its ad set's budget, or from its campaign's where that has one. */
export const budgetedFields =
  'campaign{id,daily_budget,lifetime_budget},adset{id,daily_budget,lifetime_budget,start_time,end_time}'
export const budgetedSchema = z.object({
  campaign: amountsSchema,
  adset: amountsSchema.extend({
    start_time: z.string().optional(),
    end_time: z.string().optional(),
  }),
})
type Budgeted = z.infer<typeof budgetedSchema>

const adSchema = budgetedSchema.extend({
  id: z.string(),
  name: platformName,
  status: z.string(),
  effective_status: z.string(),
})

/** An ad that is on, and spends nothing as long as what it stands in is paused. */
const pausedAbove = ['CAMPAIGN_PAUSED', 'ADSET_PAUSED']

/** The budgets of all ads of an account that are not deleted. */
export async function listFacebookBudgets(
  graph: GraphClient,
  access: SocialAccess,
  at: Date,
): Promise<SocialAdsResult<AdBudget[]>> {
  const { accountId, token } = access
  const params = { fields: `id,name,status,effective_status,${budgetedFields}` }
  const [account, ads] = await Promise.all([
    readAccount(graph, access),
    graph.readPages({ method: 'GET', path: `/${accountId}/ads`, token, params }, adSchema),
  ])
  if (!account.ok) return account
  if (!ads.ok) return ads
  const { currency, zone } = account.value
  return done(
    ads.value.map((ad) => ({
      adId: ad.id,
      name: ad.name,
      currency,
      ...dailyBudgetOf(ad, currency),
      endDate: lastDayOf(ad, zone),
      isOn: ad.status === 'ACTIVE' && !pausedAbove.includes(ad.effective_status),
      isEnded: hasEnded(ad, zone, at),
    })),
  )
}

/** A budget for all days is what it comes to on each; without an end Facebook gives none of that kind. */
export function dailyBudgetOf(
  { adset, campaign }: Budgeted,
  currency: string,
): Pick<AdBudget, 'budgetId' | 'dailyCents'> {
  const holder = adset.daily_budget || adset.lifetime_budget ? adset : campaign
  const { start_time: start = '', end_time: end = '' } = adset
  const ranMs = Date.parse(end) - Date.parse(start)
  const days = Number.isFinite(ranMs) ? Math.max(1, Math.round(ranMs / dayMs)) : 1
  const amount = holder.daily_budget || Math.ceil((holder.lifetime_budget ?? 0) / days)
  return { budgetId: holder.id, dailyCents: Math.round(unitsOf(amount, currency) * 100) }
}

/** It ends at the beginning of the day that Facebook names. */
export function hasEnded({ adset }: Budgeted, zone: string, at: Date): boolean {
  const endDay = dayOf(adset.end_time, zone)
  return endDay !== null && endDay <= dayIn(zone, at)
}

function lastDayOf({ adset }: Budgeted, zone: string): string | null {
  const endDay = dayOf(adset.end_time, zone)
  return endDay === null ? null : addDays(endDay, -1)
}

/** The account's day of a time that Facebook tells; null for none, as which the epoch counts as well. */
export function dayOf(time: string | undefined, zone: string): string | null {
  const at = new Date(time ?? '')
  return at.getTime() > 0 ? dayIn(zone, at) : null
}

const dayMs = 86_400_000
