import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { notifyError } from '../../ui/notify.ts'
import { mediaQuery } from './media-queries.ts'
import { uploadAsset } from './upload-asset.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

/** The uploads of one opened library: see `createUploadQueue`. */
export function useUploadQueue(): UploadQueue {
  const queryClient = useQueryClient()
  const [queue] = useState(() =>
    createUploadQueue({
      upload: (file, how) => uploadAsset(file, { fileName: file.name }, how),
      onAdded(asset) {
        queryClient.setQueryData(mediaQuery.queryKey, (assets) => assets && [asset, ...assets])
        // A list that was asked for before does not have it.
        void queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey, exact: true })
      },
      notifyError,
    }),
  )
  useEffect(() => {
    queue.setShown(true)
    return () => queue.setShown(false)
  }, [queue])

  return queue
}
