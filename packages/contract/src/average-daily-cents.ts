const dayMs = 86_400_000

type TotalBudget = {
  /** Units of a currency. */
  totalBudget: number
  /** Days `2031-05-01`, both included. */
  startDate: string
  endDate: string
}

/** What a total budget comes to on each of its days, in cents, rounded up. */
export function averageDailyCents({ totalBudget, startDate, endDate }: TotalBudget): number {
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1
  return Math.ceil(Math.round(totalBudget * 100) / Math.max(1, days))
}
