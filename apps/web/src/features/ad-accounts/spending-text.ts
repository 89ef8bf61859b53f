import { getAverageDailyCents } from '@wildpath/contract'

import { formatDate } from '../../lib/format-date.ts'

type Budget = {
  dailyBudget: number
  /** Replaces the daily budget. */
  totalBudget?: number | null | undefined
  startDate: string
  endDate: string | null
}

const dayMs = 86_400_000

/** What a budget comes to, in words: with an end all of it, without one what stops it. */
export function spendingText(
  { dailyBudget, totalBudget = null, startDate, endDate }: Budget,
  money: (amount: number) => string,
): string {
  const amount = money(Number.isFinite(dailyBudget) ? dailyBudget : 0)
  if (startDate === '') return `${amount} a day`
  const since = `${amount} a day from ${dayText(startDate)}`
  if (endDate === null) return `${since} until you pause it`
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1
  const dayCount = `${days} ${days === 1 ? 'day' : 'days'}`
  if (totalBudget !== null) {
    const average = getAverageDailyCents({ totalBudget, startDate, endDate }) / 100
    return `${money(totalBudget)} in all from ${dayText(startDate)} to ${dayText(endDate)}: about ${money(average)} a day, over ${dayCount}`
  }
  const all = money(dailyBudget * Math.max(days, 0))
  return `${since} to ${dayText(endDate)}: ${all} in all, over ${dayCount}`
}

function dayText(day: string): string {
  return formatDate(`${day}T12:00:00`)
}
