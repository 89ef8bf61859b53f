import type { AdPlatform } from './platforms.ts'

type TaggedAd = { platform: AdPlatform; campaign: string; adId: string }

/** In place of an ad's id for the one responsive search ad that the Google ads become together. */
export const searchAdContent = 'google-search-ad'

/**
 * The one rule for the addresses of ads: source and medium as analytics tools group them, the adventure as campaign,
 * the ad as content. Whatever the address carries already stays; our names replace what stood under them.
 */
export function taggedAddress(address: string, ad: TaggedAd): string {
  const url = new URL(address)
  for (const [name, value] of adTags(ad)) url.searchParams.set(name, value)
  return url.href
}

/** The same for platforms that put them behind the address themselves. */
export function adTags({ platform, campaign, adId }: TaggedAd): URLSearchParams {
  return new URLSearchParams({
    utm_source: platform,
    utm_medium: paidMedium[platform],
    utm_campaign: campaign,
    utm_content: adId,
  })
}

const paidMedium = { facebook: 'paid_social', google: 'cpc' } as const satisfies Record<
  AdPlatform,
  string
>

/** Whether a visit with this `utm_medium` was paid for. */
export function isPaidMedium(medium: string): boolean {
  return /^(paid[_-]?social|paid|cpc|ppc|cpm|paid[_-]?search)$/i.test(medium)
}
