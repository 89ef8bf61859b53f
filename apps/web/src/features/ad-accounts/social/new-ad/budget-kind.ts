import {
  addDays,
  adBudgetLimitsOf,
  getAverageDailyCents,
  countDays,
  dailyBudgetSchemaOf,
} from '@wildpath/contract'

import type { SocialAdValues } from './social-ad-values.ts'

type Budget = Pick<SocialAdValues, 'dailyBudget' | 'startDate'> & {
  totalBudget?: number | null | undefined
  endDate?: string | null | undefined
}

/** How long an ad with a total budget runs if no end date was chosen. */
const firstDays = 7

/** A total budget in place of a daily one: the same money for the same days. */
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

/** What counts as the budget a day, in units of the currency: the average of a total budget. */
export function getCountedDailyBudget(budget: Partial<Budget>): number {
  const { dailyBudget = 0, totalBudget = null, startDate = '', endDate = null } = budget
  if (totalBudget === null || startDate === '' || endDate === null) return dailyBudget
  return getAverageDailyCents({ totalBudget, startDate, endDate }) / 100
}
