import type { PagePhoto, PagePictures } from '../media/page-photo.ts'
import { largestPhotoCount } from '../media/page-photo.ts'
import { picturePlaces } from './page-pictures.ts'

type Replacement = {
  pictures: PagePictures
  place: number
  /** Null shows the illustration of the place again. */
  photo: PagePhoto | null
  /** How many illustrations the page has: those that a gallery shows stay beside a photo of it. */
  sceneCount: number
}

/** The pictures with another one at a place; all others stay as they are seen. */
export function replacePicture({ pictures, place, photo, sceneCount }: Replacement): PagePictures {
  const isInGallery = place >= picturePlaces.gallery
  const hasOwnGallery = pictures.length > picturePlaces.gallery
  const shown = isInGallery && !hasOwnGallery ? sceneCount : 0
  const length = Math.min(largestPhotoCount, Math.max(pictures.length, place + 1, shown))
  const all = Array.from({ length }, (_, index) => pictures[index] ?? null)
  return place < length ? all.with(place, photo) : all
}

/** The pictures without the one at a place of the gallery; the next ones move up. */
export function removePicture(pictures: PagePictures, place: number): PagePictures {
  return place < picturePlaces.gallery ? pictures : pictures.toSpliced(place, 1)
}
