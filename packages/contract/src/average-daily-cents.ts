const dayMs = 86_400_000

type TotalBudget = {
  /** Currency units. */
  totalBudget: number
  /** Dates such as `2031-05-01`, inclusive. */
  startDate: string
  endDate: string
}

/** Returns the average of a total budget per day in cents, rounded up. */
export function getAverageDailyCents({ totalBudget, startDate, endDate }: TotalBudget): number {
  return Math.ceil(Math.round(totalBudget * 100) / Math.max(1, countDays(startDate, endDate)))
}

/** Counts the days between two dates, inclusive. */
export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1
}
