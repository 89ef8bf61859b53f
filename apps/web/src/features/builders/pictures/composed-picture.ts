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

/** Where the composed page shows this picture; null if only the edited page does. */
export function findComposedPicture(
  { section, field }: FoundPicture,
  { funnel, source }: Composed,
): ComposedPicture | null {
  const place = placeOfField({ section, field })
  const target = { sectionId: section.id, path: field.path }
  if (place === null || findPicture(composePage({ funnel, source }), target) === null) return null
  const { pictures = [], plan } = source.generated_content.landing_page
  return { place, pictures, sceneCount: plan.scenes.length }
}

/** The illustration that the composed page shows without the owner's photo; null if it has none. */
export function findIllustration(found: FoundPicture, composed: Composed): PictureValue | null {
  const at = findComposedPicture(found, composed)
  if (at === null || at.place >= at.sceneCount) return null
  const source = withPictures(composed.source, replacePicture({ ...at, photo: null }))
  const { section, field } = found
  const page = composePage({ ...composed, source })
  const drawn = findPicture(page, { sectionId: section.id, path: field.path })
  const picture = drawn && readPicture(drawn.section, drawn.field)
  return picture?.kind === 'scene' ? picture : null
}

/** The owner's photos with a picture at its place. A picture of another host cannot be one of them. */
export function putPicture(at: ComposedPicture, picture: PictureValue): PagePictures {
  const photo = readPhoto(at.pictures[at.place] ?? null, picture)
  const isUnchanged = photo === null && (at.pictures[at.place] ?? null) === null
  return isUnchanged ? at.pictures : replacePicture({ ...at, photo })
}

/** Null if the place is not one that the gallery can close up. */
export function takePicture({ pictures, place }: ComposedPicture): PagePictures | null {
  const isInGallery = place >= picturePlaces.gallery && place < pictures.length
  return isInGallery ? removePicture(pictures, place) : null
}

export function withPictures(source: PageSource, pictures: PagePictures): PageSource {
  const { generated_content: content } = source
  const landing_page = { ...content.landing_page, pictures }
  return { ...source, generated_content: { ...content, landing_page } }
}

function composePage({ funnel, source }: Composed) {
  return composeGeneratedPage(pageInputOf({ ...funnel, ...source }))
}

function placeOfField({ section, field }: Pick<FoundPicture, 'section' | 'field'>): number | null {
  const item = getField(section, field.path.slice(0, 3))
  const itemId = item && getField(item, ['id'])
  if (field.kind === 'address' && section.type !== 'gallery') return null
  return placeOfPicture({
    sectionId: section.id,
    itemId: typeof itemId === 'string' ? itemId : undefined,
  })
}

/** Items of a gallery do not keep the size of their file; the photo that they show does. */
function readPhoto(before: PagePhoto | null, picture: PictureValue): PagePhoto | null {
  if (picture.kind !== 'image') return null
  const { width, height } = before?.src === picture.src ? before : picture
  return pagePhotoSchema.safeParse({ ...picture, width, height }).data ?? null
}
