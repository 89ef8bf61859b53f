import { formatDate } from '../../lib/format-date.ts'

type Budget = { dailyBudget: number; startDate: string; endDate: string | null }

const dayMs = 86_400_000

/** What a budget comes to, in words: with an end all of it, without one what stops it. */
export function spendingText(
  { dailyBudget, startDate, endDate }: Budget,
  money: (amount: number) => string,
): string {
  const amount = money(Number.isFinite(dailyBudget) ? dailyBudget : 0)
  if (startDate === '') return `${amount} a day`
  const since = `${amount} a day from ${dayText(startDate)}`
  if (endDate === null) return `${since} until you pause it`
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1
  const all = money(dailyBudget * Math.max(days, 0))
  return `${since} to ${dayText(endDate)}: ${all} in all, over ${days} ${days === 1 ? 'day' : 'days'}`
}

function dayText(day: string): string {
  return formatDate(`${day}T12:00:00`)
}
