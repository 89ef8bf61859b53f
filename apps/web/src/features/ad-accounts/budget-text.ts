import { moneyText } from '../../lib/money-text.ts'

type Budgeted = {
  /** The average of a total budget. */
  dailyBudget: number
  totalBudget: number | null
  currency: string
}

/** '$20.00 a day', or '$200.00 in all (about $10.00 a day)'. */
export function budgetText({ dailyBudget, totalBudget, currency }: Budgeted): string {
  const daily = `${moneyText(dailyBudget, currency)} a day`
  return totalBudget === null
    ? daily
    : `${moneyText(totalBudget, currency)} in all (about ${daily})`
}
