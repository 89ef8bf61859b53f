import { picturePlaces, removePicture, replacePicture } from '@wildpath/page/compose'
import type { PagePhoto, PagePictures } from '@wildpath/page/media'

/** Null shows the illustration again; a removal lets the gallery close up. */
export type PictureChange = { kind: 'photo'; photo: PagePhoto | null } | { kind: 'removal' }

type Changed = { pictures: PagePictures; place: number; sceneCount: number }

export function changePicture(of: Changed, change: PictureChange): PagePictures {
  return change.kind === 'photo'
    ? replacePicture({ ...of, photo: change.photo })
    : removePicture(of.pictures, of.place)
}

/** What may be done with the picture at a place. */
export function choicesAt({ pictures, place, sceneCount }: Changed) {
  return {
    photo: pictures[place] ?? null,
    isDrawable: place < sceneCount,
    isRemovable: place >= picturePlaces.gallery && place < pictures.length,
  }
}
