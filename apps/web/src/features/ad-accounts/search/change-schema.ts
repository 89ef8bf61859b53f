import { isLaterEnd, type SearchCampaign, searchCampaignChangeSchema } from '@wildpath/contract'

/** What a campaign can be changed to; `maySpend` is false after a plan has ended. */
export function changeSchemaOf(
  { startDate, budget, endDate: endsOn }: Pick<SearchCampaign, 'startDate' | 'budget' | 'endDate'>,
  maySpend: boolean,
) {
  return searchCampaignChangeSchema
    .refine(({ endDate }) => startDate === null || endDate === null || endDate >= startDate, {
      path: ['endDate'],
      message: 'The end date is before the start date',
    })
    .refine(({ dailyBudget }) => maySpend || dailyBudget <= budget, {
      path: ['dailyBudget'],
      message: 'Without a plan the budget can only be lowered',
    })
    .refine(({ endDate }) => maySpend || !isLaterEnd(endDate, endsOn), {
      path: ['endDate'],
      message: 'Without a plan the end can only be brought forward',
    })
}
