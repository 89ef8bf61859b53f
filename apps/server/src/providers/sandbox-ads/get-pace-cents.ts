import { type AdSchedule, countScheduledDays } from '@wildpath/contract'

type TotalBudget = {
  totalCents: number
  /** Days `2031-05-01`, both included. */
  startDate: string
  endDate: string
  schedule: AdSchedule
}

/** Spreads what is left of a total budget over the shown days that remain: cents a day, never more than the total in all. */
export function getPaceCents(
  { totalCents, startDate, endDate, schedule }: TotalBudget,
  { today, spentCents }: { today: string; spentCents: number },
): number {
  const next = today < startDate ? startDate : today
  const days = countScheduledDays(schedule.days, next, endDate)
  return Math.floor((totalCents - spentCents) / Math.max(1, days))
}
