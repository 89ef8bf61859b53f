import type { AdPlatformKey, AdResult, AdResults } from '@wildpath/contract'

import { costText, countText } from '../../entities/ad-results/ad-result-text.ts'

/** What the costs say of an ad; null where they do not know it, such as before the platform was read. */
export function resultOf(
  results: AdResults | undefined,
  platform: AdPlatformKey,
  adId: string,
): AdResult | null {
  const found = results?.rows.find((row) => row.platform === platform && row.ad_ids.includes(adId))
  return found ?? null
}

/**
 * Leads of an ad and what one cost, by the spend that stands beside them: the table of costs may have been read before.
 */
export function leadFigures(
  result: AdResult | null,
  { spend, currency }: { spend: number; currency: string },
): readonly { label: string; value: string }[] {
  const leads = result?.leads ?? null
  return [
    { label: 'Leads', value: countText(leads) },
    { label: 'Cost per lead', value: costText(costOf(), currency) },
  ]

  function costOf(): number | null {
    if (result === null || leads === null || leads === 0) return null
    return isShared(result) ? result.cost_per_lead : spend / leads
  }
}

/** Whose leads these are, where the visits of one ad cannot be told from those of others; else null. */
export function sharedLeadsText(
  result: AdResult | null,
  things: 'ads' | 'campaigns',
): string | null {
  if (result === null || !isShared(result)) return null
  return `Leads and cost per lead are of ${result.ad_ids.length} ${things} with one address, as in the table of what a lead costs.`
}

function isShared({ ad_ids }: AdResult): boolean {
  return ad_ids.length > 1
}
