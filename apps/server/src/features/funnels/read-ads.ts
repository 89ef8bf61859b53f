import type { GeneratedContent } from '@wildpath/contract'
import { type Ad, type AdPlatform, newAdId, readAd } from '@wildpath/ads'

/**
 * The content with its ads as they are now, whatever was stored (spec 2, section 3). What earlier versions stored has
 * no ids and dates; they are made of its place and the funnel's date, so that every reading gives the same.
 */
export function withReadAds(content: GeneratedContent, createdAt: Date): GeneratedContent {
  const { facebook_ads, google_ads } = content.ad_copy
  const ads = withOwnIds([...read('facebook', facebook_ads), ...read('google', google_ads)])
  return {
    ...content,
    ad_copy: {
      facebook_ads: ads.filter((ad) => ad.platform === 'facebook'),
      google_ads: ads.filter((ad) => ad.platform === 'google'),
    },
  }

  function read(platform: AdPlatform, stored: readonly unknown[]) {
    return stored.map((ad, index) =>
      readAd(ad, { platform, newId: () => `stored-${index + 1}`, now: () => createdAt }),
    )
  }
}

/** The first ad of an id keeps it; others get the next that nobody has, so that the list can be saved. */
function withOwnIds(ads: readonly Ad[]): Ad[] {
  const all = new Set(ads.map(({ id }) => id))
  const kept = new Set<string>()
  return ads.map((ad) => {
    const id = kept.has(ad.id) ? freeId(ad.platform, all) : ad.id
    kept.add(id)
    all.add(id)
    return { ...ad, id }
  })
}

function freeId(platform: AdPlatform, taken: ReadonlySet<string>): string {
  let number = 1
  const next = () => newAdId(platform, () => `stored-${number}`)
  while (taken.has(next())) number += 1
  return next()
}
