import type { AdPlatform } from '../platforms.ts'
import { platformNames } from '../platforms.ts'

export type ExportedAd = {
  id: string
  platform: AdPlatform
  headline: string
  body: string
  createdAt: string
  imageUrl?: string | undefined
  /** What of the picture stays in sight, in percent of its width and height; absent, its middle. */
  imageFocus?: { x: number; y: number } | undefined
}

/** What of an adventure its exported ads are made of. */
export type ExportedAdventure = {
  title: string
  /** The campaign of the tagged addresses. */
  slug: string
  /** Of the public page, without tags. */
  address: string
  isPublic: boolean
  ads: Record<AdPlatform, readonly ExportedAd[]>
  /** Further texts of the adventure, best first, that may stand in for ads that are missing. */
  texts: { headlines: readonly string[]; descriptions: readonly string[] }
}

/** Such as 'Facebook Ad 2', for the second of its list. */
export function adName(platform: AdPlatform, index: number): string {
  return `${platformNames[platform]} Ad ${index + 1}`
}

export function exportedAdsOf({ ads }: Pick<ExportedAdventure, 'ads'>): readonly ExportedAd[] {
  return [...ads.facebook, ...ads.google]
}

/**
 * The JSON of all ads (spec 2, section 7), for programs elsewhere: pictures have whole addresses. `origin` is the
 * product's.
 */
export function adsJson(ads: readonly ExportedAd[], origin: string): string {
  const listed = ads.map(({ platform, headline, body, imageUrl, createdAt }) => ({
    platform,
    headline,
    body,
    imageUrl: imageUrl === undefined ? null : wholeAddress(imageUrl, origin),
    createdAt,
  }))
  return JSON.stringify(listed, null, 2)
}

function wholeAddress(address: string, origin: string): string {
  return URL.canParse(address) ? address : (URL.parse(address, origin)?.href ?? address)
}
