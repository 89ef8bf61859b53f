import { type AdPlatform, newAdId, platformNames } from '@wildpath/ads'
import type { GeneratedImage, PlannedContent } from '@wildpath/contract'

/** The ads of an adventure, a list for each platform. */
export type AdLists = PlannedContent['ad_copy']
export type StoredAd = AdLists[keyof AdLists][number]

const fields = { facebook: 'facebook_ads', google: 'google_ads' } as const

export function adsOf(lists: AdLists, platform: AdPlatform): readonly StoredAd[] {
  return lists[fields[platform]]
}

export function allAds(lists: AdLists): readonly StoredAd[] {
  return [...lists.facebook_ads, ...lists.google_ads]
}

/** Such as 'Facebook Ad 2'. */
export function adLabel(
  lists: AdLists,
  { platform, id }: Pick<StoredAd, 'platform' | 'id'>,
): string {
  const index = adsOf(lists, platform).findIndex((ad) => ad.id === id)
  return `${platformNames[platform]} Ad ${index + 1}`
}

/** With the ad in place of the one of its id, or at `index`, by default at the end. */
export function withAd(lists: AdLists, ad: StoredAd, index?: number): AdLists {
  const ads = adsOf(lists, ad.platform)
  const known = ads.findIndex(({ id }) => id === ad.id)
  if (known !== -1) return change(lists, ad.platform, ads.with(known, ad))
  return change(lists, ad.platform, ads.toSpliced(index ?? ads.length, 0, ad))
}

export function withoutAd(lists: AdLists, { platform, id }: Pick<StoredAd, 'platform' | 'id'>) {
  return change(
    lists,
    platform,
    adsOf(lists, platform).filter((ad) => ad.id !== id),
  )
}

/** With a copy right behind the ad, its picture included. */
export function withCopy(
  lists: AdLists,
  ad: StoredAd,
  { newId, now }: { newId: () => string; now: Date },
): AdLists {
  const copy = { ...ad, id: newAdId(ad.platform, newId), createdAt: now.toISOString() }
  const index = adsOf(lists, ad.platform).findIndex(({ id }) => id === ad.id)
  return withAd(lists, copy, index + 1)
}

/** What a picture brings to its ad. */
export type AdPicture = Pick<StoredAd, 'imageUrl' | 'imagePrompt' | 'imageType' | 'imageFocus'>

export function pictureOf({ imageUrl, imagePrompt, imageType, imageFocus }: StoredAd): AdPicture {
  return given({ imageUrl, imagePrompt, imageType, imageFocus })
}

/** What a picture that was made brings to an ad; `prompt` as the owner knows it. */
export function pictureOfMade(
  { imageUrl, focus }: Pick<GeneratedImage, 'imageUrl' | 'focus'>,
  prompt: string,
): AdPicture {
  return { imageUrl, imagePrompt: prompt, imageType: 'generated', imageFocus: focus }
}

/** With this picture instead of the one the ad had; as they are when the ad is gone. */
export function withPicture(
  lists: AdLists,
  { platform, id }: Pick<StoredAd, 'platform' | 'id'>,
  picture: AdPicture,
): AdLists {
  const ads = adsOf(lists, platform)
  const pictured = ads.map((ad) => {
    if (ad.id !== id) return ad
    const { headline, body, createdAt } = ad
    return { id, headline, body, platform, createdAt, ...given(picture) }
  })
  return change(lists, platform, pictured)
}

/** Moved by `step` places, as far as its list goes. */
export function withMoved(lists: AdLists, ad: StoredAd, step: number): AdLists {
  const ads = adsOf(lists, ad.platform)
  const from = ads.findIndex(({ id }) => id === ad.id)
  if (from === -1) return lists
  const to = Math.min(Math.max(from + step, 0), ads.length - 1)
  return change(lists, ad.platform, ads.toSpliced(from, 1).toSpliced(to, 0, ads[from] ?? ad))
}

/** Without what is undefined: an ad has no empty fields. */
function given(picture: { [Name in keyof AdPicture]: AdPicture[Name] | undefined }): AdPicture {
  return Object.fromEntries(Object.entries(picture).filter(([, value]) => value !== undefined))
}

function change(lists: AdLists, platform: AdPlatform, ads: readonly StoredAd[]): AdLists {
  return { ...lists, [fields[platform]]: ads }
}
