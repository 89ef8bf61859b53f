import {
  type AdSchedule,
  alwaysSchedule,
  endOfDay,
  getLocalTime,
  getPaceOfTotal,
  startOfRun,
} from '@wildpath/contract'
import { z } from 'zod'

import { addDays, dayIn, daysFrom } from '../../ad-platforms/account-days.ts'
import type { AdBudget } from '../../ad-platforms/ad-platforms.ts'
import { platformMicros } from '../../ad-platforms/platform-numbers.ts'
import { platformName } from '../../ad-platforms/platform-text.ts'
import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { readAccount } from './google-accounts.ts'
import { done } from './google-client.ts'
import { readCosts } from './google-costs.ts'
import { listSchedules } from './google-ad-schedule.ts'
import { dayOf } from './google-dates.ts'
import { centsOf } from './google-money.ts'

/** Of a day, or in all where a campaign has one for all of its days. */
export const budgetAmountsSchema = z.object({
  amountMicros: platformMicros,
  totalAmountMicros: platformMicros,
})

const rowSchema = z.object({
  campaign: z.object({
    id: z.string(),
    name: platformName,
    status: z.string(),
    campaignBudget: z.string(),
    startDateTime: z.string().optional(),
    endDateTime: z.string().optional(),
  }),
  campaignBudget: budgetAmountsSchema.prefault({}),
})

/** Of every kind of campaign: those that are not shown here spend the owner's money as well. */
const budgetsQuery = `
  SELECT campaign.id, campaign.name, campaign.status, campaign.campaign_budget,
    campaign.start_date_time, campaign.end_date_time,
    campaign_budget.amount_micros, campaign_budget.total_amount_micros
  FROM campaign WHERE campaign.status != 'REMOVED'`

/** The budgets of all campaigns of an account that are not removed. */
export async function listGoogleBudgets(
  ads: AdsClient,
  customer: Customer,
  at: Date,
): Promise<SearchAdsResult<AdBudget[]>> {
  const [account, rows] = await Promise.all([
    readAccount(ads, customer),
    ads.search(customer, budgetsQuery, rowSchema),
  ])
  if (!account.ok) return account
  if (!rows.ok) return rows
  const { currency, zone } = account.value
  const today = dayIn(zone, at)
  const budgets = rows.value.map(({ campaign, campaignBudget }) => {
    const startDate = dayOf(campaign.startDateTime)
    return { campaign, campaignBudget, startDate, endDate: dayOf(campaign.endDateTime) }
  })
  const totals = budgets.filter(({ campaignBudget }) => readTotalMicros(campaignBudget) > 0)
  // Google reports costs per day, so today counts as a whole day that remains.
  const [costs, schedules] = await Promise.all([
    readCosts(ads, customer, {
      campaigns: totals.map(({ campaign: { id }, startDate }) => ({ id, startDate })),
      through: addDays(today, -1),
    }),
    listSchedules(
      ads,
      customer,
      totals.map(({ campaign: { id } }) => id),
    ),
  ])
  if (!costs.ok) return costs
  if (!schedules.ok) return schedules
  const now = getLocalTime(at, zone)
  return done(
    budgets.map(({ campaign, campaignBudget, startDate, endDate }) => {
      const spentMicros = costs.value.get(campaign.id) ?? 0
      const schedule = schedules.value.get(campaign.id) ?? alwaysSchedule
      return {
        adId: campaign.id,
        name: campaign.name,
        budgetId: campaign.campaignBudget,
        ...readCommitment(campaignBudget, {
          spentMicros,
          startDate,
          endDate,
          schedule,
          now,
        }),
        currency,
        endDate,
        // One that nobody here knows may spend.
        isOn: campaign.status !== 'PAUSED',
        isEnded: endDate !== null && endDate < today,
      }
    }),
  )
}

/** Total budget in micros; 0 for a daily budget. */
export function readTotalMicros({
  amountMicros,
  totalAmountMicros,
}: z.infer<typeof budgetAmountsSchema>): number {
  return amountMicros > 0 ? 0 : totalAmountMicros
}

/** The same in units of the currency; null if the budget is a daily one. */
export function readTotalBudget(amounts: z.infer<typeof budgetAmountsSchema>): number | null {
  const micros = readTotalMicros(amounts)
  return micros > 0 ? centsOf(micros) / 100 : null
}

/** Daily average of a total budget; the whole amount if its days are unknown. */
export function dailyCentsOf(
  { amountMicros, totalAmountMicros }: z.infer<typeof budgetAmountsSchema>,
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
): number {
  if (amountMicros > 0) return centsOf(amountMicros)
  const days = startDate === null || endDate === null ? 1 : daysFrom(startDate, endDate)
  return centsOf(totalAmountMicros / days)
}

/** Like `dailyCentsOf`, but the rest of a total budget counts as its average over the scheduled days that remain. */
function readCommitment(
  amounts: z.infer<typeof budgetAmountsSchema>,
  { spentMicros, startDate, endDate, schedule, now }: Commitment,
): Pick<AdBudget, 'dailyCents' | 'remainingRun'> {
  const totalMicros = readTotalMicros(amounts)
  if (totalMicros === 0 || endDate === null) {
    return { dailyCents: dailyCentsOf(amounts, { startDate, endDate }), remainingRun: null }
  }
  const remainingRun = {
    from: startOfRun(startDate, now),
    to: endOfDay(endDate),
    schedule,
    isFirstDayWhole: true,
  }
  const leftCents = centsOf(totalMicros - spentMicros)
  return { dailyCents: getPaceOfTotal({ leftCents, run: remainingRun }), remainingRun }
}

type Commitment = {
  /** Cost before today. */
  spentMicros: number
  startDate: string | null
  endDate: string | null
  schedule: AdSchedule
  /** Local time of the account. */
  now: string
}
