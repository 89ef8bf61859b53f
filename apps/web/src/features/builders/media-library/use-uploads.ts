import { useQueryClient } from '@tanstack/react-query'
import { mediaAssetLimits, errorTable } from '@wildpath/contract'
import { useEffect, useRef, useState } from 'react'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { newId } from '../../../lib/new-id.ts'
import { notifyError } from '../../../ui/notify.ts'
import { mediaQuery } from './media-queries.ts'
import { uploadAsset } from './upload-asset.ts'

export type Upload = { id: string; file: File } & (
  | { state: 'waiting' }
  | { state: 'sending'; share: number }
  | { state: 'refused'; reason: string; canRetry: boolean }
)

export type Uploads = ReturnType<typeof useUploads>

const fallback = 'It could not be uploaded. Nothing was saved; please try again.'

/**
 * Files on their way into the library, one after the other; those that arrived leave the list. They go on
 * when the library is closed, and then a message tells of those that were refused.
 */
export function useUploads() {
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [added, setAdded] = useState('')
  const turn = useRef<Promise<void>>(Promise.resolve())
  const isOpen = useRef(false)

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const replace = (next: Upload) =>
    setUploads((all) => all.map((upload) => (upload.id === next.id ? next : upload)))
  const remove = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id))

  function refuse({ id, file }: Upload, reason: string, canRetry: boolean) {
    if (isOpen.current) replace({ id, file, state: 'refused', reason, canRetry })
    else notifyError(`${file.name}: ${reason}`)
  }

  async function send({ id, file }: Upload) {
    try {
      replace({ id, file, state: 'sending', share: 0 })
      const onProgress = (share: number) => replace({ id, file, state: 'sending', share })
      const design = await uploadAsset(file, { fileName: file.name }, { onProgress })
      queryClient.setQueryData(mediaQuery.queryKey, (designs) => designs && [design, ...designs])
      // A list that was asked for before does not have it.
      void queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey, exact: true })
      remove(id)
      setAdded(`${design.fileName} was added to your library.`)
    } catch (failure) {
      refuse({ id, file, state: 'waiting' }, failureMessage(failure, fallback), mayPass(failure))
    }
  }

  function queue(upload: Upload) {
    turn.current = turn.current.then(() => send(upload))
  }

  return {
    uploads,
    /** What arrived last, for those who do not see it appear. */
    added,
    add(files: readonly File[]) {
      const fresh = files.map(startUpload)
      setUploads((all) => [...all, ...fresh])
      for (const upload of fresh) if (upload.state === 'waiting') queue(upload)
    },
    retry({ id, file }: Upload) {
      const again: Upload = { id, file, state: 'waiting' }
      replace(again)
      queue(again)
    },
    dismiss: remove,
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
