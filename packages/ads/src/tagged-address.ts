import type { AdPlatform } from './platforms.ts'

/**
 * The one rule for the addresses of ads: source and medium as analytics tools group them, the adventure as campaign,
 * the ad as content. Whatever the address carries already stays; our names replace what stood under them.
 */
export function taggedAddress(
  address: string,
  { platform, campaign, adId }: { platform: AdPlatform; campaign: string; adId: string },
): string {
  const url = new URL(address)
  const tags = {
    utm_source: platform,
    utm_medium: paidMedium[platform],
    utm_campaign: campaign,
    utm_content: adId,
  }
  for (const [name, value] of Object.entries(tags)) url.searchParams.set(name, value)
  return url.href
}

const paidMedium = { facebook: 'paid_social', google: 'cpc' } as const satisfies Record<
  AdPlatform,
  string
>

/** Whether a visit with this `utm_medium` was paid for. */
export function isPaidMedium(medium: string): boolean {
  return /^(paid[_-]?social|paid|cpc|ppc|cpm|paid[_-]?search)$/i.test(medium)
}
