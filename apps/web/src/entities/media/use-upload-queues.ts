import { useQueryClient } from '@tanstack/react-query'
import type { MediaAsset } from '@wildpath/contract'

import { notifyError } from '../../ui/notify.ts'
import { cacheAsset } from './cache-asset.ts'
import { uploadAsset } from './upload-asset.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

type OnAdded = (asset: MediaAsset, uploadId: string) => void

/** Makes upload queues whose pictures are in the library on screen as soon as they arrive. */
export function useUploadQueues(): (onAdded?: OnAdded) => UploadQueue {
  const queryClient = useQueryClient()

  return (onAdded) =>
    createUploadQueue({
      upload: (file, how) => uploadAsset(file, { fileName: file.name }, how),
      onAdded(asset, uploadId) {
        cacheAsset(queryClient, asset)
        onAdded?.(asset, uploadId)
      },
      notifyError,
    })
}
