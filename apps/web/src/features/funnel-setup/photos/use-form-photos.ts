import type { NewFunnelExtras } from '@wildpath/contract'
import { largestPhotoCount } from '@wildpath/page/media'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { assetsOf, createPhotoList } from '../../../entities/media/photo-list.ts'
import { useUploadQueues } from '../../../entities/media/use-upload-queues.ts'
import { withPhotos } from './with-photos.ts'
import { holdFiles, keptPhotosOf, takeHeldFiles } from './kept-photos.ts'

/**
 * The photos of an unsent form. Those that arrived outlive a reload; files of a demo or of a session that
 * ended wait in this tab until somebody is signed in.
 */
export function useFormPhotos({ id, isDemo }: { id: string; isDemo: boolean }) {
  const createQueue = useUploadQueues()
  const userId = isDemo ? 'demo' : id
  const [list] = useState(() =>
    createPhotoList({
      createQueue: isDemo ? null : createQueue,
      most: largestPhotoCount,
      assets: isDemo ? [] : keptPhotosOf(id).load(),
    }),
  )
  const { photos } = useStore(list.store)

  useEffect(() => {
    list.add(takeHeldFiles(userId))
    return () => holdFiles(userId, list.release())
  }, [list, userId])

  useEffect(() => {
    if (!isDemo) keptPhotosOf(id).save(assetsOf(photos))
  }, [id, isDemo, photos])

  return {
    list,
    /** What a new adventure gets, with these photos before those that it gets from elsewhere. */
    joining: (extras: NewFunnelExtras) =>
      withPhotos(extras, assetsOf(list.store.getState().photos)),
    /** After a success: the next form begins without photos. */
    stop() {
      for (const photo of list.store.getState().photos) list.remove(photo.id)
    },
  }
}
