import { isDeepStrictEqual } from 'node:util'

import {
  type AdSchedule,
  countDaysLeft,
  endOfDay,
  getPaceOfTotal,
  isLaterEnd,
} from '@wildpath/contract'

import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
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
  schedule?: AdSchedule | undefined
}

/** The amount that counts toward the cap before the change. */
type Before = Pick<AdBudget, 'dailyCents' | 'remainingRun'>

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

/** Computes the daily cents after a change and the increase over the current ones. */
export function planBudgetChange(
  current: CurrentBudget,
  change: BudgetChange,
  before: Before,
): {
  changesBudget: boolean
  budgetCents: number
  isDearer: boolean
  isLater: boolean
  needsPlan: boolean
} {
  const budgetCents = getDailyCentsAfter(current, change, before)
  const isDearer = budgetCents > before.dailyCents
  const isLater = change.endDate !== undefined && isLaterEnd(change.endDate, current.endDate)
  const { totalBudget } = current
  // The same total on fewer days is more a day, and no more money.
  const isMoreMoney =
    totalBudget === null ? isDearer : (change.totalBudget ?? totalBudget) > totalBudget
  const changesBudget = budgetCents !== before.dailyCents || !isUnchanged(current, change)
  return { changesBudget, budgetCents, isDearer, isLater, needsPlan: isMoreMoney || isLater }
}

function isUnchanged(current: CurrentBudget, change: BudgetChange): boolean {
  const fields = ['dailyBudget', 'totalBudget', 'endDate'] as const
  return fields.every((field) => change[field] === undefined || change[field] === current[field])
}

/** The rest of a total budget counts as its average over the scheduled days that remain. */
function getDailyCentsAfter(
  current: CurrentBudget,
  change: BudgetChange,
  { dailyCents, remainingRun: run }: Before,
): number {
  const { totalBudget: totalBefore, endDate: endBefore } = current
  if (totalBefore === null) {
    return change.dailyBudget === undefined ? dailyCents : Math.round(change.dailyBudget * 100)
  }
  const { totalBudget = totalBefore, endDate = endBefore } = change
  if (run === null || endDate === null) return dailyCents
  const schedule = change.schedule ?? run.schedule
  const to = endDate === endBefore ? run.to : endOfDay(endDate)
  if (isUnchanged(current, change) && isDeepStrictEqual(schedule, run.schedule)) return dailyCents
  const moreCents = Math.round((totalBudget - totalBefore) * 100)
  return getPaceOfTotal({
    leftCents: dailyCents * Math.max(1, countDaysLeft(run)) + moreCents,
    run: { ...run, to, schedule },
  })
}
