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
import { checkBudgetChange } from './budget-change.ts'
import { checkScheduledDay } from './check-scheduled-day.ts'
import { planEdit } from './plan-edit.ts'

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
  const { currency, isOn } = budget
  const current = { ...content, currency }
  const refusal = { code: 'search-campaign-refused', noun: 'A campaign' } as const
  const fitting = checkBudgetChange(current, change, refusal)
  if (!fitting.ok) return fitting
  const scheduling = checkScheduledDay(content, change, refusal.code)
  if (!scheduling.ok) return scheduling
  const parts = searchCampaignParts.filter((part) => change[part] !== undefined)
  const changesTargeting = parts.some((part) => part !== 'ad')
  const plan = planEdit(budget, { current, change, isOn, changesTargeting })
  // Without a plan, the owner can only change settings, and only to reduce spending.
  return ok({ ...plan, needsPlan: plan.needsPlan || parts.length > 0 })
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
