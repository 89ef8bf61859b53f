import type { RunningAds } from '@wildpath/contract'

/** What ads of one account may spend a day together: a budget that several share is spent once. */
export function dailyTotalOf(ads: RunningAds['ads']): number {
  const budgets = new Map(ads.map(({ budgetId, dailyAmount }) => [budgetId, dailyAmount]))
  return [...budgets.values()].reduce((sum, amount) => sum + amount, 0)
}
