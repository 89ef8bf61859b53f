import type { MediaAsset } from '@wildpath/contract'
import { largestPhotoCount } from '@wildpath/page/media'

import {
  assetsOf,
  createPhotoList,
  isOnItsWay,
  type PhotoList,
} from '../../../../entities/media/photo-list.ts'

type ArrivingPhotosTools = Pick<Parameters<typeof createPhotoList>[0], 'createQueue'> & {
  /** Hears of all that arrived together, in the owner's order: their shapes decide where they stand. */
  onArrived: (assets: readonly MediaAsset[]) => void
}

/** Photos on their way onto a page; refused ones stay in the list. */
export function createArrivingPhotos({ createQueue, onArrived }: ArrivingPhotosTools): PhotoList {
  const list = createPhotoList({ createQueue, most: largestPhotoCount })
  list.store.subscribe(({ photos }) => {
    const arrived = assetsOf(photos)
    if (arrived.length === 0 || photos.some(isOnItsWay)) return
    list.store.setState({ photos: photos.filter(({ state }) => state !== 'added') })
    onArrived(arrived)
  })
  return list
}
