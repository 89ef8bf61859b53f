import { getAverageDailyCents } from '@wildpath/contract'
import { z } from 'zod'

/** Budget fields of an ad or campaign form; dates are `2031-05-01`, amounts in currency units. */
const budgetSchema = z.object({
  dailyBudget: z.number(),
  totalBudget: z.number().nullable().default(null),
  startDate: z.string().default(''),
  endDate: z.string().nullable().default(null),
  startsPaused: z.boolean().default(false),
})

/** Daily budget of a form in cents; a total budget counts as its average over the remaining days from `today`. */
export function getPlannedDailyCents(form: unknown, today: string): number {
  const { dailyBudget, totalBudget, startDate, endDate } = budgetSchema.parse(form)
  if (totalBudget === null || endDate === null) return Math.round(dailyBudget * 100)
  // A start date in the past counts as today.
  const first = startDate < today ? today : startDate
  return getAverageDailyCents({ totalBudget, startDate: first, endDate })
}

/** Daily budget of the created ad in cents; 0 if it is created paused. */
export function getCommittedDailyCents(form: unknown, today: string): number {
  return startsPaused(form) ? 0 : getPlannedDailyCents(form, today)
}

export function startsPaused(form: unknown): boolean {
  return budgetSchema.parse(form).startsPaused
}
