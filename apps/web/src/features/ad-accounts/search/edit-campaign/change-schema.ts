import {
  buildTotalBudgetSchema,
  dailyBudgetSchemaOf,
  endsTotalBudget,
  isLaterEnd,
  type SearchCampaign,
  searchCampaignSettingsSchema,
  totalBudgetNeedsEnd,
} from '@wildpath/contract'
import { z } from 'zod'

type Changed = Pick<SearchCampaign, 'startDate' | 'currency' | 'budget' | 'totalBudget' | 'endDate'>

/** Schema for changes to a campaign's settings; `maySpend` is false after a plan has ended. */
export function changeSchemaOf(
  { startDate, currency, budget, totalBudget: total, endDate: endsOn }: Changed,
  maySpend: boolean,
) {
  return searchCampaignSettingsSchema
    .extend({
      // One that was given elsewhere stays as it is while something else changes.
      dailyBudget: z.union(
        [z.literal(budget), dailyBudgetSchemaOf(currency)],
        'Daily budget is required',
      ),
      totalBudget: z.union(
        [z.literal(total), buildTotalBudgetSchema(currency)],
        'Total budget is required',
      ),
    })
    .refine(endsTotalBudget, totalBudgetNeedsEnd)
    .refine(({ endDate }) => startDate === null || endDate === null || endDate >= startDate, {
      path: ['endDate'],
      message: 'The end date is before the start date',
    })
    .refine(({ dailyBudget }) => maySpend || dailyBudget <= budget, {
      path: ['dailyBudget'],
      message: 'Without a plan, you can only lower the budget',
    })
    .refine(({ totalBudget }) => maySpend || (totalBudget ?? 0) <= (total ?? 0), {
      path: ['totalBudget'],
      message: 'Without a plan, you can only lower the budget',
    })
    .refine(({ endDate }) => maySpend || !isLaterEnd(endDate, endsOn), {
      path: ['endDate'],
      message: 'Without a plan, you can only choose an earlier end date',
    })
}
