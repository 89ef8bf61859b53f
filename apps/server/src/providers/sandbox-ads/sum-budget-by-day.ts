import { getWeekDay, type WeekDay } from '@wildpath/contract'

import { type Dates, daysRun, type Run } from './demo-days.ts'

/** A daily budget in cents and the time from which it applies, in milliseconds. */
export type DatedBudget = {
  from: number
  dailyCents: number
  /** Weekdays on which the budget is spent; all if omitted. */
  days?: readonly WeekDay[] | undefined
}

type Budgeted = {
  /** Oldest first. */
  budgets: readonly DatedBudget[]
  dates: Dates
  runs: readonly Run[]
}

/** Sums the available budget for each day of the runs. A change does not affect earlier days. */
export function sumBudgetByDay(
  budgeted: Budgeted,
  range: { from: string; to: string; nowMs: number },
): Map<string, number> {
  const paid = new Map<string, number>()
  for (const { dailyCents, days, runs } of splitRuns(budgeted)) {
    for (const { day, share } of daysRun({ dates: budgeted.dates, runs }, range)) {
      if (days?.includes(getWeekDay(day)) === false) continue
      paid.set(day, (paid.get(day) ?? 0) + dailyCents * share)
    }
  }
  return paid
}

/** Splits the runs by the budget that applied. */
function splitRuns({ budgets, runs }: Budgeted): (Omit<DatedBudget, 'from'> & { runs: Run[] })[] {
  return budgets.map(({ from, dailyCents, days }, index) => {
    const until = budgets[index + 1]?.from ?? Number.POSITIVE_INFINITY
    const parts = runs.flatMap((run) => {
      const part = { from: Math.max(run.from, from), to: Math.min(run.to ?? until, until) }
      if (part.from >= part.to) return []
      return [{ ...part, to: part.to === Number.POSITIVE_INFINITY ? null : part.to }]
    })
    return { dailyCents, days, runs: parts }
  })
}
