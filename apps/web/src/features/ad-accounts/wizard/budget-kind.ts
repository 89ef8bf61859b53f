import {
  addDays,
  adBudgetLimitsOf,
  alwaysSchedule,
  getAverageDailyCents,
  countDays,
  dailyBudgetSchemaOf,
  endOfDay,
  getLocalTime,
  getPaceOfTotal,
  startOfRun,
} from '@wildpath/contract'

import { moneyText } from '../../../lib/money-text.ts'

type Budget = {
  dailyBudget: number
  startDate: string
  totalBudget?: number | null | undefined
  endDate?: string | null | undefined
}

/** Default duration of an ad with a total budget and no end date. */
const firstDays = 7

/** Converts a daily budget to the equivalent total budget. */
export function toTotalBudget(
  budget: Budget,
  { currency, today }: { currency: string; today: string },
): { dailyBudget: number; totalBudget: number; endDate: string } {
  const startDate = budget.startDate === '' ? today : budget.startDate
  const endDate = budget.endDate ?? addDays(startDate, firstDays - 1)
  const isValid = dailyBudgetSchemaOf(currency).safeParse(budget.dailyBudget).success
  const dailyBudget = isValid ? budget.dailyBudget : adBudgetLimitsOf(currency).first
  const days = Math.max(1, countDays(startDate, endDate))
  return { dailyBudget, totalBudget: Math.round(dailyBudget * 100 * days) / 100, endDate }
}

/** Daily budget in currency units; the average for a total budget. */
export function getCountedDailyBudget(budget: Partial<Budget>): number {
  const { dailyBudget = 0, totalBudget = null, startDate = '', endDate = null } = budget
  if (totalBudget === null || startDate === '' || endDate === null) return dailyBudget
  return getAverageDailyCents({ totalBudget, startDate, endDate }) / 100
}

/**
 * Returns the daily budget that counts toward the cap once an ad runs. It spreads the rest of a total budget over the
 * remaining days, like the platform. All amounts are in currency units.
 */
export function getRemainingDailyBudget(
  budget: Partial<Budget>,
  { spent, nowMs }: { spent: number; nowMs: number },
): number {
  const { dailyBudget = 0, totalBudget = null, startDate = '', endDate = null } = budget
  if (totalBudget === null || startDate === '' || endDate === null) return dailyBudget
  const leftCents = Math.round((totalBudget - spent) * 100)
  const run = {
    from: startOfRun(startDate, getLocalTime(new Date(nowMs), 'UTC')),
    to: endOfDay(endDate),
    schedule: alwaysSchedule,
    isFirstDayWhole: false,
  }
  return getPaceOfTotal({ leftCents, run }) / 100
}

/** The rule for forms that a total budget comes to the minimum on each of its days. */
export function coverDays(currency: string) {
  const { least } = adBudgetLimitsOf(currency)
  return {
    check: (values: Partial<Budget>) =>
      values.totalBudget == null || getCountedDailyBudget(values) >= least,
    error: {
      path: ['totalBudget'],
      message: `Too low for this many days. The minimum is ${moneyText(least, currency)} a day`,
    },
  }
}
