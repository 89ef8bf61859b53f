const dayMs = 86_400_000

type TotalBudget = {
  /** Units of a currency. */
  totalBudget: number
  /** Days `2031-05-01`, both included. */
  startDate: string
  endDate: string
}

/** What a total budget comes to on each of its days, in cents, rounded up. */
export function getAverageDailyCents({ totalBudget, startDate, endDate }: TotalBudget): number {
  return Math.ceil(Math.round(totalBudget * 100) / Math.max(1, countDays(startDate, endDate)))
}

/** How many days there are from one to another, both included. */
export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1
}
