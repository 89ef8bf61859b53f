import { type PicturePlacement, picturePlacements, softestCut } from '@wildpath/ads'

/** The places that a photo of so many pixels is too small for once it is cut to their shape; none where its size is unknown. */
export function blurryPlaces({
  width,
  height,
}: {
  width: number | null
  height: number | null
}): string[] {
  if (width === null || height === null) return []
  const placements = Object.keys(picturePlacements) as PicturePlacement[]
  return placements
    .map((name) => picturePlacements[name])
    .filter((place) => Math.min(width, height * place.ratio) < place.width * softestCut)
    .map(({ label }) => label)
}
