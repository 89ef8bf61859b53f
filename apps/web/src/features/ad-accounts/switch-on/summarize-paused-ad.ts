import {
  type AdSchedule,
  audienceGenders,
  getLocalDay,
  type ShownAudience,
} from '@wildpath/contract'

import { formatDate } from '../../../lib/format-date.ts'
import { moneyText } from '../../../lib/money-text.ts'
import type { AdAccount } from '../ad-platform.ts'
import { scheduleText } from '../schedule/schedule-text.ts'
import { spendingText } from '../spending-text.ts'

/** A paused ad or campaign to be resumed. */
export type PausedAd = {
  name: string
  /** Target places; empty if unknown. */
  places: readonly string[]
  /** Null or undefined if unknown. */
  audience?: ShownAudience | null
  keywords?: readonly string[] | undefined
  negativeKeywords?: readonly string[] | undefined
  /** Destination URL; null if unknown. */
  address: string | null
  /** Currency units. */
  dailyBudget: number
  /** Total budget, which replaces the daily budget. */
  totalBudget?: number | null
  currency: string
  /** Dates in the account's time zone; null if unset or unknown. */
  startDate: string | null
  endDate: string | null
  isEnded: boolean
  /** Undefined if unknown; null if only the platform can show the schedule. */
  schedule?: AdSchedule | null | undefined
}

/** Summarizes what a paused ad will spend once it is resumed. */
export function summarizePausedAd(
  ad: PausedAd,
  account: Pick<AdAccount, 'name' | 'currency' | 'timeZone'> | null,
  at: Date,
): { label: string; value: string }[] {
  const { name, places, address, schedule } = ad
  const { keywords = [], negativeKeywords: excluded = [] } = ad
  return [
    { label: 'Runs', value: name },
    ...(places.length > 0 ? [{ label: 'Shown in', value: places.join('; ') }] : []),
    ...summarizeAudience(ad.audience ?? null),
    ...(keywords.length > 0 ? [{ label: 'Keywords', value: keywords.join(', ') }] : []),
    ...(excluded.length > 0 ? [{ label: 'Not shown for', value: excluded.join(', ') }] : []),
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

function summarizeAudience(audience: ShownAudience | null) {
  if (audience === null) return []
  const { gender, ages, interests } = audience
  return [
    { label: 'Shown to', value: `${audienceGenders[gender]} aged ${ages}` },
    { label: 'Interests', value: interests.join(', ') || 'None (Facebook decides)' },
  ]
}

function pausedScheduleText(schedule: AdSchedule | null, timeZone: string | undefined): string {
  return schedule === null ? 'As set on the platform' : scheduleText(schedule, timeZone)
}

function remainingSpendingText(ad: PausedAd, today: string): string {
  if (ad.isEnded) return 'Nothing, because it has ended. Choose a later end date first.'
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
