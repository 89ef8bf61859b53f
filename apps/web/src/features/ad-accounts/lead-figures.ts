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

/** Leads of an ad and what one cost, as the table of costs says it. */
export function leadFigures(result: AdResult | null): readonly { label: string; value: string }[] {
  if (result === null) return []
  return [
    { label: 'Leads', value: countText(result.leads) },
    { label: 'Cost per lead', value: costText(result.cost_per_lead, result.currency) },
  ]
}

/** Whose leads these are, where the visits of one ad cannot be told from those of others; else null. */
export function sharedLeadsText(
  result: AdResult | null,
  things: 'ads' | 'campaigns',
): string | null {
  const count = result?.ad_ids.length ?? 1
  return count === 1 ? null : `Leads and cost per lead are of ${count} ${things} with one address.`
}
