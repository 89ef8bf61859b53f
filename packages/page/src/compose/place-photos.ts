import { largestPhotoCount, type PagePhoto, type PagePictures } from '../media/page-photo.ts'

/** Width through height from which a photo fills a first screen well. */
const wide = 1.2
/** Pixels: a narrower one would be blurred across a screen. */
const sharpWidth = 800
/** Width through height up to which a photo stands better beside words than across a page. */
const upright = 1.05

type PhotosToPlace = {
  /** In the owner's order. */
  photos: readonly PagePhoto[]
  /** What has its place already: it keeps it. */
  pictures?: PagePictures | undefined
}

/**
 * Gives photos their places on a generated page: the first wide one is the hero, the first upright one of
 * the others stands beside the story, and the gallery takes the rest; where no shape decides, the owner's
 * order does. A photo takes the place of an illustration. What finds no room is left out.
 */
export function placePhotos({ photos, pictures = [] }: PhotosToPlace): PagePictures {
  const placed = new Set(pictures.map((picture) => picture?.src))
  const waiting = photos.filter(({ src }, index) => {
    const isRepeated = photos.findIndex((photo) => photo.src === src) < index
    return !isRepeated && !placed.has(src)
  })
  const result = [...pictures]
  const take = (place: number, suits: (photo: PagePhoto) => boolean) => {
    if (waiting.length === 0 || (result[place] ?? null) !== null) return
    const at = Math.max(0, waiting.findIndex(suits))
    result[place] = waiting.splice(at, 1)[0] ?? null
  }
  take(0, (photo) => ratioOf(photo) >= wide && photo.width >= sharpWidth)
  take(1, (photo) => ratioOf(photo) <= upright)
  for (let place = 2; place < largestPhotoCount; place += 1) take(place, () => true)
  return Array.from(result, (picture) => picture ?? null)
}

function ratioOf({ width, height }: PagePhoto): number {
  return width / height
}
