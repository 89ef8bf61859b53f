import type { SearchCampaignEdit } from '../search-ads.ts'
import type { KeptCampaign } from './kept-campaign.ts'

/** Stores the former targets, so that the results of earlier days stay the same. */
export function editKeptCampaign(
  campaign: KeptCampaign,
  edit: SearchCampaignEdit,
  atMs: number,
): KeptCampaign {
  const { places, keywords, schedule, budgets, dates, formerTargets } = campaign
  const budget = { from: atMs, dailyCents: Math.round(edit.dailyBudget * 100) }
  const hasOtherTargets = [edit.places, edit.keywords, edit.schedule].some(Boolean)
  return {
    ...campaign,
    ...edit.ad,
    name: edit.name,
    budgets: [...budgets, budget],
    dates: { ...dates, endDate: edit.endDate },
    places: edit.places ?? places,
    keywords: edit.keywords ?? keywords,
    schedule: edit.schedule ?? schedule,
    negativeKeywords: edit.negativeKeywords ?? campaign.negativeKeywords,
    formerTargets: hasOtherTargets
      ? [...formerTargets, { places, keywords, schedule, until: atMs }]
      : formerTargets,
  }
}
