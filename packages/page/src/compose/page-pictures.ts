import type { Scene } from '@wildpath/illustrator'

import type { PagePictures } from '../media/page-photo.ts'
import { type Framing, pickFraming } from '../media/picture-framing.ts'
import type { Media } from '../sections/section-parts.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'
import { describeSceneIn } from '../language/scenes/describe-scene-in.ts'

/** Where a generated page shows its pictures, as its plan and its photos count them. */
export const picturePlaces = { hero: 0, beside: 1, gallery: 2 } as const

/** Two pictures are not worth a section. */
const smallestGallery = 3
/** Illustrations fill a gallery up to so many. */
const filledGallery = 4

type Pictures = Pick<GeneratedPageInput['landingPage'], 'pictures' | 'language'> & {
  scenes: readonly Scene[]
}

/** The owner's photo at a place, else the illustration of the plan; null where there is neither. */
export function pictureAt({ pictures, scenes, language }: Pictures, place: number): Media | null {
  const photo = pictures?.[place]
  if (photo) return { type: 'image', ...photo }
  const scene = scenes[place]
  return scene === undefined
    ? null
    : { type: 'scene', scene, alt: describeSceneIn(scene, language) }
}

type GalleryPicture = { id: string; alt: string } & (
  | ({ image: string } & Framing)
  | { scene: Scene }
)

/**
 * The pictures of the gallery with the places that they have. Three photos are a gallery of their own;
 * fewer are joined by illustrations. A photo that has no words to stand beside joins it too.
 */
export function galleryPictures(
  { pictures = [], scenes, language }: Pictures,
  { isBesideShown }: { isBesideShown: boolean },
): GalleryPicture[] {
  const first = isBesideShown || !pictures[picturePlaces.beside] ? picturePlaces.gallery : 1
  const chosen = Array.from({ length: Math.max(0, pictures.length - first) }, (_, index) =>
    galleryPicture({ pictures, scenes, language }, first + index),
  ).filter((picture) => picture !== null)
  const shown =
    chosen.length >= smallestGallery ? chosen : filled(chosen, { pictures, scenes, language })
  return shown.length < smallestGallery ? [] : shown
}

function filled(
  chosen: readonly GalleryPicture[],
  { pictures, scenes, language }: Pictures & { pictures: PagePictures },
): GalleryPicture[] {
  const from = Math.max(picturePlaces.gallery, pictures.length)
  const drawn = scenes
    .map((_, place) =>
      place < from ? null : galleryPicture({ pictures, scenes, language }, place),
    )
    .filter((picture) => picture !== null)
  const room = chosen.length === 0 ? drawn.length : filledGallery - chosen.length
  return [...chosen, ...drawn.slice(0, room)]
}

function galleryPicture(source: Pictures, place: number): GalleryPicture | null {
  const picture = pictureAt(source, place)
  if (picture === null || picture.type === 'video') return null
  const named = { id: galleryPictureId(place), alt: picture.alt }
  if (picture.type === 'scene') return { ...named, scene: picture.scene }
  return { ...named, image: picture.src, ...pickFraming(picture) }
}

const idPattern = /^picture-(\d{1,2})$/

/** The id of the gallery's item that shows the picture at a place. */
export function galleryPictureId(place: number): string {
  return `picture-${place}`
}

/** The place of a picture on a generated page, by the section and item that show it; null for any other. */
export function placeOfPicture(shown: {
  sectionId: string
  itemId: string | undefined
}): number | null {
  const { sectionId, itemId } = shown
  if (sectionId === 'hero' || sectionId === 'thank-you') return picturePlaces.hero
  if (sectionId === 'about' || sectionId === 'features') return picturePlaces.beside
  if (sectionId !== 'gallery' || itemId === undefined) return null
  const [, place] = idPattern.exec(itemId) ?? []
  return place === undefined ? null : Number(place)
}
