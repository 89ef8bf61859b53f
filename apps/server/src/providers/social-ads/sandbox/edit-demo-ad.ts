import {
  endOfDay,
  getLocalTime,
  getPaceOfTotal,
  isScheduleAllowed,
  scheduleNeedsTotalBudget,
  startOfRun,
} from '@wildpath/contract'

import { daysFrom } from '../../ad-platforms/account-days.ts'
import { dayOf, hasEnded, isRunning, type Run, switched } from '../../sandbox-ads/demo-days.ts'
import { getPaceCents } from '../../sandbox-ads/get-pace-cents.ts'
import type { DatedBudget } from '../../sandbox-ads/sum-budget-by-day.ts'
import type { SocialAdEdit, SocialBudget } from '../social-ads.ts'
import type { KeptAdset } from './kept-parts.ts'

/** Duration of a review in the demo account. */
const reviewMs = 15 * 60_000

type Now = {
  nowMs: number
  spentCents: number
}

/** Changes the budget, last day, or schedule of an ad set from now on; returns an error message if that is not possible. */
export function editDemoBudget(
  adset: KeptAdset,
  edit: SocialAdEdit,
  { nowMs, spentCents }: Now,
): { adset: KeptAdset } | { refusal: string } {
  const { budget } = adset
  const { dailyCents: newDaily, totalCents, endDate: newEnd, schedule = budget.schedule } = edit
  const endDate = newEnd === undefined ? budget.endDate : newEnd
  const dates = { startDate: budget.startDate, endDate, schedule }
  if (newEnd !== undefined && hasEnded(dates, nowMs)) return { refusal: overAlready }
  const isTotal = budget.totalCents !== null
  if (isTotal ? newDaily !== undefined : totalCents !== undefined) return { refusal: otherKind }
  if (!isScheduleAllowed({ totalBudget: budget.totalCents, schedule }))
    return { refusal: needsTotal }
  if (!isTotal) {
    const dailyCents = newDaily ?? getLatestDailyCents(adset)
    return { adset: withBudget(adset, { ...dates, dailyCents, totalCents: null }, nowMs) }
  }
  if (endDate === null) return { refusal: needsEnd }
  const total = totalCents ?? budget.totalCents ?? 0
  if (total < spentCents) return { refusal: spentAlready }
  const dailyCents = getPaceCents(
    { ...dates, totalCents: total, endDate },
    { today: dayOf(nowMs), spentCents },
  )
  return { adset: withBudget(adset, { ...dates, dailyCents, totalCents: total }, nowMs) }
}

/** Moves a past start date to today, so that a total budget is spread over the remaining days. */
export function startToday(budget: SocialBudget, today: string): SocialBudget {
  const { totalCents, endDate, schedule } = budget
  const startDate = budget.startDate < today ? today : budget.startDate
  if (totalCents === null || endDate === null) return { ...budget, startDate }
  const total = { totalCents, startDate, endDate, schedule }
  return { ...budget, startDate, dailyCents: getPaceCents(total, { today, spentCents: 0 }) }
}

/** Current daily budget, or the average of a total budget. */
export function getAverageCents(adset: KeptAdset): number {
  const { totalCents, startDate, endDate } = adset.budget
  if (totalCents === null || endDate === null) return getLatestDailyCents(adset)
  return Math.ceil(totalCents / daysFrom(startDate, endDate))
}

/** Daily cents from now on; the rest of a total budget is spread over the scheduled days that remain. */
export function readDemoCommitment(adset: KeptAdset, { nowMs, spentCents }: Now) {
  const { totalCents, startDate, endDate, schedule } = adset.budget
  if (totalCents === null || endDate === null) {
    return { dailyCents: getLatestDailyCents(adset), remainingRun: null }
  }
  const remainingRun = {
    from: startOfRun(startDate, getLocalTime(new Date(nowMs), 'UTC')),
    to: endOfDay(endDate),
    schedule,
    isFirstDayWhole: false,
  }
  const leftCents = totalCents - spentCents
  return { dailyCents: getPaceOfTotal({ leftCents, run: remainingRun }), remainingRun }
}

/** Lists all of its budgets with the times from which they apply. */
export function listDatedBudgets({ budget, firstDays, changes }: KeptAdset): DatedBudget[] {
  const days = firstDays ?? budget.schedule.days
  return [{ from: 0, dailyCents: budget.dailyCents, days }, ...changes]
}

function getLatestDailyCents(adset: KeptAdset): number {
  return listDatedBudgets(adset).at(-1)?.dailyCents ?? 0
}

function withBudget(adset: KeptAdset, budget: KeptAdset['budget'], nowMs: number): KeptAdset {
  const { dailyCents, ...others } = budget
  return {
    ...adset,
    firstDays: adset.firstDays ?? adset.budget.schedule.days,
    budget: { ...others, dailyCents: adset.budget.dailyCents },
    changes: [...adset.changes, { from: nowMs, dailyCents, days: budget.schedule.days }],
  }
}

/** Pauses the runs of an ad until its changed text is reviewed. */
export function pauseForReview(runs: readonly Run[], nowMs: number): Run[] {
  if (!isRunning(runs)) return [...runs]
  return [...switched(runs, false, nowMs), { from: nowMs + reviewMs, to: null }]
}

export function isInReview(runs: readonly Run[], nowMs: number): boolean {
  const last = runs.at(-1)
  return last !== undefined && last.to === null && last.from > nowMs
}

const overAlready = 'The end date is over already.'
const otherKind = 'An ad keeps the kind of budget that it was created with.'
const needsEnd = 'A total budget needs an end date.'
const needsTotal = `${scheduleNeedsTotalBudget}.`
const spentAlready = 'The ad has already spent more than that.'
