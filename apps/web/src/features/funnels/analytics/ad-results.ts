import { searchAdContent } from '@wildpath/ads'
import type { Analytics } from '@wildpath/contract'

import { adLabel, type AdLists, allAds } from '../ads/ad-lists.ts'

/** What an ad brought; `headline` is null where it is none of the list. */
export type AdResult = { name: string; headline: string | null; views: number; leads: number }

/** The counted ads under the names that the list of ads gives them; those that it does not have, deleted or made up, stand together at the end. */
export function adResults(ads: Analytics['ads'], lists: AdLists): AdResult[] {
  const known = new Map(allAds(lists).map((ad) => [ad.id.toLowerCase(), ad]))
  const results: AdResult[] = []
  const deleted: AdResult = { name: 'Other ads', headline: null, views: 0, leads: 0 }
  for (const { ad_id, views, leads } of ads) {
    const ad = known.get(ad_id)
    if (ad !== undefined) {
      results.push({ name: adLabel(lists, ad), headline: ad.headline, views, leads })
    } else if (ad_id === searchAdContent) {
      results.push({ name: 'Google search ad', headline: null, views, leads })
    } else {
      deleted.views += views
      deleted.leads += leads
    }
  }
  return deleted.views + deleted.leads > 0 ? [...results, deleted] : results
}
