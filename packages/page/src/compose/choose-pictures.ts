import { picturesFor } from '@wildpath/activities'
import { chooseScenes, type Scene, type SceneWish } from '@wildpath/illustrator'

type PictureRequest = Omit<SceneWish, 'sets'> & {
  /** The key of what the business does, where that is known; else its words say it, what counts most first. */
  activity?: string | null | undefined
}

/** Pictures that fit what a business does: the first for the hero, the others for a gallery. */
export function choosePictures({ activity, ...request }: PictureRequest): Scene[] {
  return chooseScenes({ ...request, sets: picturesFor({ words: request.words, activity }) })
}
