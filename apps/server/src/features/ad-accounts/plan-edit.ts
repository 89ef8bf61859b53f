import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
import { readName } from './ad-key.ts'
import { type BudgetChange, type CurrentBudget, planBudgetChange } from './budget-change.ts'

type Edit = {
  current: CurrentBudget
  change: BudgetChange
  /** True if a running ad spends this budget. */
  isOn: boolean
  /** True if the edit changes the ad's places, schedule, or audience. */
  changesTargeting: boolean
}

/** Calculates the cost of editing an ad or campaign; `needsPlan` is true if it spends more or runs longer. */
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
