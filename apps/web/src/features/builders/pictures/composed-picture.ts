import { type Funnel, pageInputOf } from '@wildpath/contract'
import {
  composeGeneratedPage,
  picturePlaces,
  placeOfPicture,
  removePicture,
  replacePicture,
} from '@wildpath/page/compose'
import { getField } from '@wildpath/page/edit'
import { type PictureValue, readPicture } from '@wildpath/page/fields'
import { type PagePhoto, pagePhotoSchema, type PagePictures } from '@wildpath/page/media'

import type { PageSource } from '../store/editor.ts'
import { findPicture, type FoundPicture } from './picture-target.ts'

export type ComposedPicture = { place: number; pictures: PagePictures; sceneCount: number }

type Composed = { funnel: Funnel; source: PageSource }

/** Returns the picture's place on the composed page; null if only the edited page has it. */
export function findComposedPicture(
  { section, field }: FoundPicture,
  { funnel, source }: Composed,
): ComposedPicture | null {
  const place = getPlace({ section, field })
  const target = { sectionId: section.id, path: field.path }
  if (place === null || findPicture(composePage({ funnel, source }), target) === null) return null
  const { pictures = [], plan } = source.generated_content.landing_page
  return { place, pictures, sceneCount: plan.scenes.length }
}

/** Returns the illustration behind the owner's photo; null if there is none. */
export function findIllustration(found: FoundPicture, composed: Composed): PictureValue | null {
  const at = findComposedPicture(found, composed)
  if (at === null || at.place >= at.sceneCount) return null
  const source = setSourcePictures(composed.source, replacePicture({ ...at, photo: null }))
  const { section, field } = found
  const page = composePage({ ...composed, source })
  const drawn = findPicture(page, { sectionId: section.id, path: field.path })
  const picture = drawn && readPicture(drawn.section, drawn.field)
  return picture?.kind === 'scene' ? picture : null
}

/** Stores a picture in the owner's photos, unless it comes from another host. */
export function setPhoto(at: ComposedPicture, picture: PictureValue): PagePictures {
  const photo = readPhoto(at.pictures[at.place] ?? null, picture)
  const isUnchanged = photo === null && (at.pictures[at.place] ?? null) === null
  return isUnchanged ? at.pictures : replacePicture({ ...at, photo })
}

/** Removes a gallery photo. Returns null if the place is outside the gallery. */
export function removeGalleryPhoto({ pictures, place }: ComposedPicture): PagePictures | null {
  const isInGallery = place >= picturePlaces.gallery && place < pictures.length
  return isInGallery ? removePicture(pictures, place) : null
}

export function setSourcePictures(source: PageSource, pictures: PagePictures): PageSource {
  const { generated_content: content } = source
  const landing_page = { ...content.landing_page, pictures }
  return { ...source, generated_content: { ...content, landing_page } }
}

function composePage({ funnel, source }: Composed) {
  return composeGeneratedPage(pageInputOf({ ...funnel, ...source }))
}

function getPlace({ section, field }: Pick<FoundPicture, 'section' | 'field'>): number | null {
  const item = getField(section, field.path.slice(0, 3))
  const itemId = item && getField(item, ['id'])
  if (field.kind === 'address' && section.type !== 'gallery') return null
  return placeOfPicture({
    sectionId: section.id,
    itemId: typeof itemId === 'string' ? itemId : undefined,
  })
}

/** Gallery items do not store image dimensions, so this takes them from the stored photo. */
function readPhoto(before: PagePhoto | null, picture: PictureValue): PagePhoto | null {
  if (picture.kind !== 'image') return null
  const { width, height } = before?.src === picture.src ? before : picture
  return pagePhotoSchema.safeParse({ ...picture, width, height }).data ?? null
}
