import { isLaterEnd } from '@wildpath/contract'

import { countDaysLeft, spanDays } from '@wildpath/contract'
import { err, type Failure, ok, type Result } from '../../result.ts'
import { budgetFits, totalBudgetFits } from './fits-currency.ts'

/** The budget of an ad or campaign; amounts in units of a currency, days `2031-05-01`. */
export type CurrentBudget = {
  /** The average of a total budget. */
  dailyBudget: number
  totalBudget: number | null
  startDate: string | null
  endDate: string | null
  currency: string
}

/** Omitted fields stay unchanged. */
export type BudgetChange = {
  dailyBudget?: number | undefined
  totalBudget?: number | undefined
  endDate?: string | null | undefined
}

/** Cents a day before the change, and the time of the change. */
type Before = { beforeCents: number; nowMs: number }

type Refused = { code: Failure['code']; noun: 'An ad' | 'A campaign' }

/** Refuses a change that turns a budget into the other kind, that has no room, or that does not fit the currency. */
export function checkBudgetChange(
  current: CurrentBudget,
  { dailyBudget, totalBudget, endDate }: BudgetChange,
  { code, noun }: Refused,
): Result<null> {
  const refuse = (message: string) => err({ code, message })
  const isTotal = current.totalBudget !== null
  if (isTotal ? dailyBudget !== undefined : totalBudget !== undefined) {
    return refuse(`${noun} keeps the kind of budget that it was created with.`)
  }
  if (isTotal && endDate === null) return refuse('A total budget needs an end date.')
  if (endDate != null && current.startDate !== null && endDate < current.startDate) {
    return refuse('The end date is before the start date.')
  }
  // An unchanged amount is not checked: it may have been set at the platform.
  if (dailyBudget !== undefined && dailyBudget !== current.dailyBudget) {
    return budgetFits(dailyBudget, current.currency)
  }
  return totalBudget === undefined || totalBudget === current.totalBudget
    ? ok(null)
    : totalBudgetFits(totalBudget, current.currency)
}

/** Computes the daily cents after a change and how they exceed `beforeCents`. */
export function planBudgetChange(
  current: CurrentBudget,
  change: BudgetChange,
  { beforeCents, nowMs }: Before,
): { budgetCents: number; isDearer: boolean; isLater: boolean; needsPlan: boolean } {
  const budgetCents = getDailyCentsAfter(current, change, { beforeCents, nowMs })
  const isDearer = budgetCents > beforeCents
  const isLater = change.endDate !== undefined && isLaterEnd(change.endDate, current.endDate)
  const { totalBudget } = current
  // The same total on fewer days is more a day, and no more money.
  const isMoreMoney =
    totalBudget === null ? isDearer : (change.totalBudget ?? totalBudget) > totalBudget
  return { budgetCents, isDearer, isLater, needsPlan: isMoreMoney || isLater }
}

/** The rest of a total budget counts as its average over the remaining days. */
function getDailyCentsAfter(
  current: CurrentBudget,
  change: BudgetChange,
  { beforeCents, nowMs }: Before,
): number {
  const { startDate, totalBudget: totalBefore } = current
  if (totalBefore === null) {
    return change.dailyBudget === undefined ? beforeCents : Math.round(change.dailyBudget * 100)
  }
  const { totalBudget = totalBefore, endDate = current.endDate } = change
  if (startDate === null || current.endDate === null || endDate === null) return beforeCents
  const leftCents =
    beforeCents * countDaysLeft(spanDays(startDate, current.endDate), nowMs) +
    Math.round((totalBudget - totalBefore) * 100)
  return Math.max(0, Math.ceil(leftCents / countDaysLeft(spanDays(startDate, endDate), nowMs)))
}
