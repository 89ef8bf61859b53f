import { getLocalTime, getPaceOfTotal } from '@wildpath/contract'
import { z } from 'zod'

import { dayIn } from '../../ad-platforms/account-days.ts'
import type { AdBudget } from '../../ad-platforms/ad-platforms.ts'
import { platformCents, platformTime } from '../../ad-platforms/platform-numbers.ts'
import { platformName } from '../../ad-platforms/platform-text.ts'
import type { SocialAccess, SocialAdsResult } from '../social-ads.ts'
import { unitsOf } from './account-money.ts'
import { type Account, readAccount } from './facebook-account.ts'
import { readScheduledDays, scheduledSchema, scheduleFields } from './facebook-schedule.ts'
import { done, type GraphClient } from './graph-client.ts'

const amountsSchema = z.object({
  id: z.string(),
  daily_budget: platformCents.optional(),
  lifetime_budget: platformCents.optional(),
  budget_remaining: platformCents.optional(),
})

/** An ad spends from its ad set's budget, or from its campaign's where that has one. */
const amountFields = 'id,daily_budget,lifetime_budget,budget_remaining'
const adsetFields = `${amountFields},start_time,end_time,${scheduleFields}`
const budgetedFields = `campaign{${amountFields}},adset{${adsetFields}}`
export const targetedFields = `campaign{${amountFields}},adset{${adsetFields},targeting}`
export const budgetedSchema = z.object({
  campaign: amountsSchema,
  adset: amountsSchema.extend({
    start_time: platformTime,
    end_time: platformTime,
    ...scheduledSchema.shape,
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
export const offStatuses = ['PAUSED', 'DELETED', 'ARCHIVED']

/** What its owner chose; a status that nobody here knows counts as on, for it may spend. */
export function isSwitchedOn({ status }: { status: string }): boolean {
  return !offStatuses.includes(status)
}

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
      ...readCommitment(ad, account.value, at),
      endDate: readDates(ad, zone).endDate,
      isOn: isSwitchedOn(ad) && !pausedAbove.includes(ad.effective_status),
      isEnded: hasEnded(ad, at),
    })),
  )
}

/** Returns the ad set or campaign that holds the budget. */
export function findBudgetHolder({ adset, campaign }: Pick<Budgeted, 'adset' | 'campaign'>) {
  return adset.daily_budget || adset.lifetime_budget ? adset : campaign
}

/** In currency units; null for a daily budget. */
export function readTotalBudget(ad: Budgeted, currency: string): number | null {
  const { daily_budget: daily, lifetime_budget: total } = findBudgetHolder(ad)
  return !daily && total ? unitsOf(total, currency) : null
}

/** A budget for all days is what it comes to on each; without an end Facebook gives none of that kind. */
export function dailyBudgetOf(
  { adset, campaign }: Budgeted,
  currency: string,
): Pick<AdBudget, 'budgetId' | 'dailyCents'> {
  const holder = findBudgetHolder({ adset, campaign })
  const { start_time: startMs, end_time: endMs } = adset
  const isSpread = startMs !== null && endMs !== null
  const days = isSpread ? Math.max(1, Math.round((endMs - startMs) / dayMs)) : 1
  const amount = holder.daily_budget || Math.ceil((holder.lifetime_budget ?? 0) / days)
  return { budgetId: holder.id, dailyCents: Math.round(unitsOf(amount, currency) * 100) }
}

/** Like `dailyBudgetOf`, but the rest of a total budget counts as its average over the scheduled days that remain. */
function readCommitment(
  ad: Budgeted,
  { currency, zone }: Account,
  at: Date,
): Pick<AdBudget, 'budgetId' | 'dailyCents' | 'remainingRun'> {
  const holder = findBudgetHolder(ad)
  const { start_time: startMs, end_time: endMs } = ad.adset
  const total = holder.lifetime_budget ?? 0
  if (holder.daily_budget || total === 0 || endMs === null) {
    return { ...dailyBudgetOf(ad, currency), remainingRun: null }
  }
  const leftCents = unitsOf(holder.budget_remaining ?? total, currency) * 100
  const remainingRun = {
    from: getLocalTime(new Date(Math.max(startMs ?? 0, at.getTime())), zone),
    to: getLocalTime(new Date(endMs), zone),
    schedule: readScheduledDays(ad.adset),
    isFirstDayWhole: false,
  }
  const dailyCents = getPaceOfTotal({ leftCents, run: remainingRun })
  return { budgetId: holder.id, dailyCents, remainingRun }
}

export function hasEnded({ adset: { end_time: endMs } }: Budgeted, at: Date): boolean {
  return endMs !== null && endMs <= at.getTime()
}

/** Returns the first and last day on which the ad runs. */
export function readDates(
  { adset: { start_time: startMs, end_time: endMs } }: Budgeted,
  zone: string,
): { startDate: string | null; endDate: string | null } {
  return {
    startDate: startMs === null ? null : dayIn(zone, new Date(startMs)),
    endDate: endMs === null ? null : dayIn(zone, new Date(endMs - 1)),
  }
}
const dayMs = 86_400_000
