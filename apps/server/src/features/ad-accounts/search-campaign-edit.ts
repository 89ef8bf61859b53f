import { createHash } from 'node:crypto'

import {
  completeSearchTexts,
  type SearchCampaignChange,
  type SearchCampaignContent,
  searchCampaignParts,
} from '@wildpath/contract'

import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
import type { SearchCampaignEdit } from '../../providers/search-ads/search-ads.ts'
import { err, ok } from '../../result.ts'
import { readName } from './ad-key.ts'
import { checkBudgetChange, planBudgetChange } from './budget-change.ts'
import { checkScheduledDay } from './check-scheduled-day.ts'

/** Revision of a campaign: the hash changes with any edit here or in Google Ads. */
export function hashContent(content: SearchCampaignContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** Validates an edit and plans its cost, in cents per day. */
export function planSearchCampaignEdit(
  { content, budget }: { content: SearchCampaignContent; budget: AdBudget },
  change: SearchCampaignChange,
) {
  const { revision } = change
  if (revision !== undefined && hashContent(content) !== revision) {
    return err({ code: 'search-campaign-changed' })
  }
  const { currency, dailyCents: dailyCentsBefore, isOn, isEnded } = budget
  const current = { ...content, currency }
  const refusal = { code: 'search-campaign-refused', noun: 'A campaign' } as const
  const fitting = checkBudgetChange(current, change, refusal)
  if (!fitting.ok) return fitting
  const scheduling = checkScheduledDay(content, change, refusal.code)
  if (!scheduling.ok) return scheduling
  const { budgetCents, isDearer, isLater, needsPlan } = planBudgetChange(current, change, budget)
  // Only a running campaign can spend more.
  const begins = isOn && (isDearer || (isEnded && isLater))
  return ok({
    planned: {
      ...budget,
      ...readName(budget.name),
      dailyCents: begins ? budgetCents : 0,
      budgetCents,
      dailyCentsBefore,
      isMore: isDearer || needsPlan,
    },
    needsPlan: needsPlan || changesParts(change),
  })
}

/** True if a change goes beyond the settings, which can be lowered without a plan. */
function changesParts(change: SearchCampaignChange): boolean {
  return searchCampaignParts.some((part) => change[part] !== undefined)
}

/** Converts a change for the platform; `name` includes the campaign's key. */
export function toCampaignEdit(change: SearchCampaignChange, name: string): SearchCampaignEdit {
  const { revision: _, ad, keywords, negativeKeywords, places, schedule, ...settings } = change
  return {
    ...settings,
    name,
    ...(ad && { ad: { ...completeSearchTexts(ad), finalUrl: ad.finalUrl } }),
    ...(keywords && { keywords }),
    ...(negativeKeywords && { negativeKeywords }),
    ...(places && { places }),
    ...(schedule && { schedule }),
  }
}
