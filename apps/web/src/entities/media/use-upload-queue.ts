import { useEffect, useState } from 'react'

import type { UploadQueue } from './upload-queue.ts'
import { useUploadQueues } from './use-upload-queues.ts'

/** The uploads of one opened library: see `createUploadQueue`. */
export function useUploadQueue(): UploadQueue {
  const createQueue = useUploadQueues()
  const [queue] = useState(() => createQueue())
  useEffect(() => {
    queue.setShown(true)
    return () => queue.setShown(false)
  }, [queue])

  return queue
}
