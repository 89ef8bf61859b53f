import { type AdSchedule, getLocalDay } from '@wildpath/contract'

import { formatDate } from '../../../lib/format-date.ts'
import { moneyText } from '../../../lib/money-text.ts'
import type { AdAccount } from '../ad-platform.ts'
import { scheduleText } from '../schedule/schedule-text.ts'
import { spendingText } from '../spending-text.ts'

/** An ad or campaign that is about to spend again. */
export type PausedAd = {
  name: string
  /** Where it is shown; empty if that is unknown. */
  places: readonly string[]
  /** Where it leads; null if that is unknown. */
  address: string | null
  /** Units of the currency. */
  dailyBudget: number
  /** For all its days, in place of a daily budget. */
  totalBudget?: number | null
  currency: string
  /** Days of the account; null if it has none, or that is unknown. */
  startDate: string | null
  endDate: string | null
  isEnded: boolean
  /** Undefined if it is unknown; null for hours that only the platform shows. */
  schedule?: AdSchedule | null | undefined
}

/** What runs, where, for how much and on whose account, once a paused ad is switched on. */
export function summarizePausedAd(
  ad: PausedAd,
  account: Pick<AdAccount, 'name' | 'currency' | 'timeZone'> | null,
  at: Date,
): { label: string; value: string }[] {
  const { name, places, address, schedule } = ad
  return [
    { label: 'Runs', value: name },
    ...(places.length > 0 ? [{ label: 'Shown in', value: places.join('; ') }] : []),
    ...(address === null || address === '' ? [] : [{ label: 'Leads to', value: address }]),
    { label: 'Spends', value: remainingSpendingText(ad, getToday(at, account?.timeZone)) },
    ...(schedule === undefined
      ? []
      : [{ label: 'Hours', value: pausedScheduleText(schedule, account?.timeZone) }]),
    ...(account === null
      ? []
      : [{ label: 'Paid by', value: `${account.name} (${account.currency})` }]),
  ]
}

function pausedScheduleText(schedule: AdSchedule | null, timeZone: string | undefined): string {
  return schedule === null ? 'As set on the platform' : scheduleText(schedule, timeZone)
}

function remainingSpendingText(ad: PausedAd, today: string): string {
  if (ad.isEnded) return 'Nothing: its last day is over. Give it a later end date first.'
  const { dailyBudget, totalBudget = null, currency, endDate } = ad
  if (totalBudget !== null && endDate !== null) {
    const total = moneyText(totalBudget, currency)
    return `What is left of ${total}, by ${formatDate(`${endDate}T12:00:00`)}`
  }
  const startDate = ad.startDate !== null && ad.startDate > today ? ad.startDate : today
  return spendingText({ dailyBudget, startDate, endDate }, (amount) => moneyText(amount, currency))
}

function getToday(at: Date, timeZone?: string): string {
  return getLocalDay(at, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
}
