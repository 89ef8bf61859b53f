import { largestPhotoCount, type PagePhoto, type PagePictures } from '../media/page-photo.ts'
import { picturePlaces } from './page-pictures.ts'

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
  /** The first that suits best, else the next best, else the first of all. */
  const take = (place: number, ...suitable: ((photo: PagePhoto) => boolean)[]) => {
    if (waiting.length === 0 || (result[place] ?? null) !== null) return
    const places = suitable.map((suits) => waiting.findIndex(suits))
    const at = places.find((found) => found !== -1) ?? 0
    result[place] = waiting.splice(at, 1)[0] ?? null
  }
  take(picturePlaces.hero, (photo) => isWide(photo) && photo.width >= sharpWidth, isWide)
  take(picturePlaces.beside, (photo) => ratioOf(photo) <= upright)
  for (let place = picturePlaces.gallery; place < largestPhotoCount; place += 1) take(place)
  return Array.from(result, (picture) => picture ?? null)
}

function isWide(photo: PagePhoto): boolean {
  return ratioOf(photo) >= wide
}

function ratioOf({ width, height }: PagePhoto): number {
  return width / height
}
