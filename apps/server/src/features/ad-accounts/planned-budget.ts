import { getAverageDailyCents } from '@wildpath/contract'
import { z } from 'zod'

/** The budget of a form of either platform; days `2031-05-01`, amounts in units of a currency. */
const budgetSchema = z.object({
  dailyBudget: z.number(),
  totalBudget: z.number().nullable().default(null),
  startDate: z.string().default(''),
  endDate: z.string().nullable().default(null),
  startsPaused: z.boolean().default(false),
})

/** What the ad of a form may spend a day, in cents: a total budget counts as its average over the days from `today`. */
export function getPlannedDailyCents(form: unknown, today: string): number {
  const { dailyBudget, totalBudget, startDate, endDate } = budgetSchema.parse(form)
  if (totalBudget === null || endDate === null) return Math.round(dailyBudget * 100)
  // A start that is over is now.
  const first = startDate < today ? today : startDate
  return getAverageDailyCents({ totalBudget, startDate: first, endDate })
}

/** The same once it is created: nothing if it is created paused. */
export function getCommittedDailyCents(form: unknown, today: string): number {
  return startsPaused(form) ? 0 : getPlannedDailyCents(form, today)
}

export function startsPaused(form: unknown): boolean {
  return budgetSchema.parse(form).startsPaused
}
