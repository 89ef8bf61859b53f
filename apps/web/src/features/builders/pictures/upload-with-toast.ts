import type { MediaAsset } from '@wildpath/contract'

import type { UploadQueue } from '../../../entities/media/upload-queue.ts'
import { newId } from '../../../lib/new-id.ts'
import { notifyError, notifyLoading, notifySuccess } from '../../../ui/notify.ts'

type UploadOptions = {
  createQueue: (onAdded: (asset: MediaAsset) => void) => UploadQueue
  onAdded: (asset: MediaAsset) => void
}

/** Uploads a dropped picture and reports progress, success, or failure in one toast. */
export function uploadWithToast(file: File, { createQueue, onAdded }: UploadOptions): void {
  const id = newId()
  const queue = createQueue((asset) => {
    onAdded(asset)
    notifySuccess('Picture changed.', { id })
  })
  queue.setShown(true)
  queue.store.subscribe(({ uploads: [upload] }) => {
    if (upload?.state === 'refused') notifyError(`${file.name}: ${upload.reason}`, { id })
    if (upload?.state !== 'sending') return
    const percent = Math.round(upload.share * 100)
    notifyLoading(
      percent < 100 ? `Uploading ${file.name}: ${percent}%` : `Preparing ${file.name}…`,
      { id },
    )
  })
  queue.add([file])
}
