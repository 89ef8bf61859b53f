import { createHash } from 'node:crypto'

import {
  completeSearchTexts,
  type SearchCampaignChange,
  type SearchCampaignContent,
  searchCampaignParts,
} from '@wildpath/contract'

import type { SearchCampaignEdit } from '../../providers/search-ads/search-ads.ts'

/** Revision of a campaign: the hash changes with any edit here or in Google Ads. */
export function hashContent(content: SearchCampaignContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** True if a change goes beyond the settings, which can be lowered without a plan. */
export function changesParts(change: SearchCampaignChange): boolean {
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
