import { errorTable, type MediaAsset, mediaAssetLimits } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { ApiFailure } from '../api/api-failure.ts'
import { newId } from '../../lib/new-id.ts'
import { failureMessage } from '../../lib/request-failure.ts'

export type Upload = { id: string; file: File } & (
  | { state: 'waiting' }
  | { state: 'sending'; share: number }
  | { state: 'refused'; reason: string; canRetry: boolean }
)

type UploadQueueState = {
  uploads: readonly Upload[]
  /** What arrived last, for those who do not see it appear. */
  added: string
}

type UploadQueueTools = {
  /** Sends a file and tells from 0 to 1 how much of it is on the server; rejects when it is stopped. */
  upload: (
    file: File,
    how: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<MediaAsset>
  onAdded: (asset: MediaAsset, uploadId: string) => void
  notifyError: (text: string) => void
}

export type UploadQueue = {
  store: StoreApi<UploadQueueState>
  add: (files: readonly File[]) => void
  retry: (upload: Pick<Upload, 'id' | 'file'>) => void
  /** Takes a file off the list, and stops its upload where it is on its way. */
  dismiss: (id: string) => void
  /** Whether the library is open: else a message tells of what is refused. */
  setShown: (isShown: boolean) => void
}

const fallback = 'It could not be uploaded. Nothing was saved; please try again.'

/**
 * Files on their way into the library, one after the other; those that arrived leave the list. They go on
 * when the library is closed.
 */
export function createUploadQueue({ upload, onAdded, notifyError }: UploadQueueTools): UploadQueue {
  const store = createStore<UploadQueueState>(() => ({ uploads: [], added: '' }))
  let last: Promise<void> = Promise.resolve()
  let isShown = false
  let sending: { id: string; stop: AbortController } | null = null

  function setUploads(change: (uploads: readonly Upload[]) => readonly Upload[]) {
    store.setState(({ uploads }) => ({ uploads: change(uploads) }))
  }

  function replace(next: Upload) {
    setUploads((all) => all.map((one) => (one.id === next.id ? next : one)))
  }

  function remove(id: string) {
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  async function send({ id, file }: Pick<Upload, 'id' | 'file'>) {
    // It was taken off the list while it waited.
    if (!store.getState().uploads.some((one) => one.id === id)) return
    const stop = new AbortController()
    sending = { id, stop }
    try {
      replace({ id, file, state: 'sending', share: 0 })
      const asset = await upload(file, {
        onProgress: (share) => replace({ id, file, state: 'sending', share }),
        signal: stop.signal,
      })
      onAdded(asset, id)
      remove(id)
      store.setState({ added: `${asset.fileName} was added to your library.` })
    } catch (failure) {
      if (stop.signal.aborted) return
      const reason = failureMessage(failure, fallback)
      if (isShown) replace({ id, file, state: 'refused', reason, canRetry: mayPass(failure) })
      else notifyError(`${file.name}: ${reason}`)
    }
  }

  function enqueue(next: Pick<Upload, 'id' | 'file'>) {
    last = last.then(() => send(next))
  }

  return {
    store,
    add(files) {
      const fresh = files.map(startUpload)
      setUploads((all) => [...all, ...fresh])
      for (const next of fresh) if (next.state === 'waiting') enqueue(next)
    },
    retry({ id, file }) {
      const again: Upload = { id, file, state: 'waiting' }
      replace(again)
      enqueue(again)
    },
    dismiss(id) {
      remove(id)
      if (sending?.id === id) sending.stop.abort()
    },
    setShown(next) {
      isShown = next
    },
  }
}

/** What is too large is not sent at all. */
function startUpload(file: File): Upload {
  const id = newId()
  return file.size > mediaAssetLimits.fileBytes
    ? { id, file, state: 'refused', reason: errorTable['image-too-large'].message, canRetry: false }
    : { id, file, state: 'waiting' }
}

const faultsOfFiles = [
  'image-too-large',
  'image-too-many-pixels',
  'image-not-supported',
  'image-damaged',
] as const

/** Whether the same file may be taken another time. */
function mayPass(failure: unknown): boolean {
  return !(failure instanceof ApiFailure && faultsOfFiles.some((code) => code === failure.code))
}
