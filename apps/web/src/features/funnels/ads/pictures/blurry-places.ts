import { adPicturePlaces, type AdPlatform, softestCut } from '@wildpath/ads'

/** The places of a platform's ads that a photo of so many pixels is too small for once it is cut to their shape; none where its size is unknown. */
export function blurryPlaces(
  { width, height }: { width: number | null; height: number | null },
  platform: AdPlatform,
): string[] {
  if (width === null || height === null) return []
  return adPicturePlaces[platform]
    .filter((place) => Math.min(width, height * place.ratio) < place.width * softestCut)
    .map(({ label }) => label)
}
