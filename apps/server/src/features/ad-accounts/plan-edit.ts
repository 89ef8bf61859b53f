import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
import { readName } from './ad-key.ts'
import { type BudgetChange, type CurrentBudget, planBudgetChange } from './budget-change.ts'

type Edit = {
  current: CurrentBudget
  change: BudgetChange
  /** True if an ad that spends this budget is running. */
  isOn: boolean
  /** True if the edit changes where, when, or to whom the ad is shown. */
  changesTargeting: boolean
}

/** Plans what an edit of an ad or campaign costs; `needsPlan` is true if it costs more money or runs longer. */
export function planEdit(budget: AdBudget, { current, change, isOn, changesTargeting }: Edit) {
  const { isDearer, isLater, needsPlan, ...cost } = planBudgetChange(current, change, budget)
  // Only a running ad can spend more.
  const begins = isOn && (isDearer || (budget.isEnded && isLater))
  return {
    planned: {
      ...budget,
      ...readName(budget.name),
      ...cost,
      dailyCents: begins ? cost.budgetCents : 0,
      dailyCentsBefore: budget.dailyCents,
      isMore: isDearer || needsPlan,
      isTextOnly: !changesTargeting && !cost.changesBudget,
    },
    needsPlan,
  }
}
