import { countScheduledDays, isScheduleAllowed, scheduleNeedsTotalBudget } from '@wildpath/contract'

import { daysFrom } from '../../ad-platforms/account-days.ts'
import { dayOf, hasEnded, isRunning, type Run, switched } from '../../sandbox-ads/demo-days.ts'
import type { DatedBudget } from '../../sandbox-ads/sum-budget-by-day.ts'
import type { SocialAdEdit, SocialBudget } from '../social-ads.ts'
import type { KeptAdset } from './kept-parts.ts'

/** How long the demo account reviews changed texts. */
const reviewMs = 15 * 60_000

type Now = {
  nowMs: number
  /** What the ad has spent so far. */
  spentCents: number
}

/** An ad set with another budget, last day or schedule from now on; a sentence for a person if it cannot have them. */
export function editDemoBudget(
  adset: KeptAdset,
  edit: SocialAdEdit,
  { nowMs, spentCents }: Now,
): { adset: KeptAdset } | { refusal: string } {
  const { budget } = adset
  const { dailyCents, totalCents, endDate: newEnd, schedule = budget.schedule } = edit
  const endDate = newEnd === undefined ? budget.endDate : newEnd
  const dates = { startDate: budget.startDate, endDate, schedule }
  if (newEnd !== undefined && hasEnded(dates, nowMs)) return { refusal: overAlready }
  const isTotal = budget.totalCents !== null
  if (isTotal ? dailyCents !== undefined : totalCents !== undefined) return { refusal: otherKind }
  if (!isScheduleAllowed({ totalBudget: budget.totalCents, schedule }))
    return { refusal: needsTotal }
  if (!isTotal) {
    const daily = dailyCents ?? getLatestDailyCents(adset)
    return { adset: withBudget(adset, { ...dates, dailyCents: daily, totalCents: null }, nowMs) }
  }
  if (endDate === null) return { refusal: needsEnd }
  const total = totalCents ?? budget.totalCents ?? 0
  if (total < spentCents) return { refusal: spentAlready }
  const today = dayOf(nowMs)
  const next = today < dates.startDate ? dates.startDate : today
  const pace = getPace(total - spentCents, { ...dates, startDate: next, endDate })
  return { adset: withBudget(adset, { ...dates, dailyCents: pace, totalCents: total }, nowMs) }
}

/** A budget whose start is not over: a total one is spread over the days from then. */
export function startToday(budget: SocialBudget, today: string): SocialBudget {
  const { totalCents, endDate, schedule } = budget
  const startDate = budget.startDate < today ? today : budget.startDate
  if (totalCents === null || endDate === null) return { ...budget, startDate }
  return { ...budget, startDate, dailyCents: getPace(totalCents, { startDate, endDate, schedule }) }
}

type Days = Pick<SocialBudget, 'startDate' | 'schedule'> & { endDate: string }

/** What a total comes to on each day on which the ad is shown. */
function getPace(totalCents: number, { startDate, endDate, schedule }: Days): number {
  return Math.floor(totalCents / Math.max(1, countScheduledDays(schedule.days, startDate, endDate)))
}

/** What counts as its budget a day: the latest one, or the average of a total. */
export function getAverageCents(adset: KeptAdset): number {
  const { totalCents, startDate, endDate } = adset.budget
  if (totalCents === null || endDate === null) return getLatestDailyCents(adset)
  return Math.ceil(totalCents / daysFrom(startDate, endDate))
}

/** All its budgets with the moments from which they count. */
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

/** The runs of an ad whose texts are changed: it is not shown until they are reviewed. */
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
