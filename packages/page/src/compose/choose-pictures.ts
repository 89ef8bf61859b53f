import { picturesFor } from '@wildpath/activities'
import { chooseScenes, type Scene, type SceneWish } from '@wildpath/illustrator'

type PictureWish = Omit<SceneWish, 'sets'> & {
  /** The key of what the business does, where that is known; else its words say it, what counts most first. */
  activity?: string | null | undefined
}

/** Pictures that fit what a business does: the first for the hero, the others for a gallery. */
export function choosePictures({ activity, ...wish }: PictureWish): Scene[] {
  return chooseScenes({ ...wish, sets: picturesFor({ words: wish.words, activity }) })
}
