import {
  adScheduleSchema,
  alwaysSchedule,
  endOfDay,
  getPaceOfTotal,
  startOfRun,
} from '@wildpath/contract'
import { z } from 'zod'

/** Budget fields of an ad or campaign form; dates are `2031-05-01`, amounts in currency units. */
const budgetSchema = z.object({
  dailyBudget: z.number(),
  totalBudget: z.number().nullable().default(null),
  startDate: z.string().default(''),
  endDate: z.string().nullable().default(null),
  schedule: adScheduleSchema.default(alwaysSchedule),
  startsPaused: z.boolean().default(false),
})

/**
 * Daily budget of a form in cents; a total budget counts as its average over the scheduled days that remain. `now` is the
 * local time of the ad account, such as `2031-05-01 17:05`.
 */
export function getPlannedDailyCents(form: unknown, now: string): number {
  const { dailyBudget, totalBudget, startDate, endDate, schedule } = budgetSchema.parse(form)
  if (totalBudget === null || endDate === null) return Math.round(dailyBudget * 100)
  return getPaceOfTotal({
    leftCents: Math.round(totalBudget * 100),
    run: {
      from: startOfRun(startDate, now),
      to: endOfDay(endDate),
      schedule,
      isFirstDayWhole: true,
    },
  })
}

/** Daily budget of the created ad in cents; 0 if it is created paused. */
export function getCommittedDailyCents(form: unknown, now: string): number {
  return startsPaused(form) ? 0 : getPlannedDailyCents(form, now)
}

export function startsPaused(form: unknown): boolean {
  return budgetSchema.parse(form).startsPaused
}
