import { createHash } from 'node:crypto'

import {
  completeSearchTexts,
  type SearchCampaignChange,
  type SearchCampaignContent,
  searchCampaignParts,
} from '@wildpath/contract'

import type { SearchCampaignEdit } from '../../providers/search-ads/search-ads.ts'

/** Another one as soon as anything of the content is changed, here or at the platform. */
export function hashContent(content: SearchCampaignContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** Whether a change is about more than the settings, which everybody may lower. */
export function changesParts(change: SearchCampaignChange): boolean {
  return searchCampaignParts.some((part) => change[part] !== undefined)
}

/** What the platform is to write; `name` is the one with the campaign's key. */
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
