import type { MediaAsset } from '@wildpath/contract'
import { useEffect, useState } from 'react'

import type { UploadQueue } from './upload-queue.ts'
import { useUploadQueues } from './use-upload-queues.ts'

/** The uploads of one opened library: see `createUploadQueue`. */
export function useUploadQueue(onAdded?: (asset: MediaAsset) => void): UploadQueue {
  const createQueue = useUploadQueues()
  const [queue] = useState(() => createQueue(onAdded))
  useEffect(() => {
    queue.setShown(true)
    return () => queue.setShown(false)
  }, [queue])

  return queue
}
