import {
  chatPicturesPath,
  type ChatPictureUpload,
  chatPictureUploadSchema,
  type MediaAsset,
  mediaAssetSchema,
  mediaAssetsPath,
  type MediaAssetUploadQuery,
} from '@wildpath/contract'
import type { ZodType } from 'zod'

import { ApiFailure, readFailure } from '../api/api-failure.ts'
import { networkFailure } from '../../lib/request-failure.ts'

type UploadOptions = {
  /** How much of the file is on the server, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Stops it; nothing is kept of what has not arrived. */
  signal?: AbortSignal
}

/**
 * Sends a picture into the design library. Rejects with an ApiFailure, whose message says what is wrong
 * with the picture; nothing is kept then.
 */
export function uploadAsset(
  file: Blob,
  query: MediaAssetUploadQuery,
  options: UploadOptions = {},
): Promise<MediaAsset> {
  return uploadPicture({ file, path: mediaAssetsPath, query, answer: mediaAssetSchema }, options)
}

/** Sends a picture that goes with a message to the team; nobody sees it before that is sent. Rejects likewise. */
export function uploadChatPicture(
  file: File,
  options: UploadOptions = {},
): Promise<ChatPictureUpload> {
  const query = { fileName: file.name }
  return uploadPicture(
    { file, path: chatPicturesPath, query, answer: chatPictureUploadSchema },
    options,
  )
}

type Upload<Answer> = {
  file: Blob
  path: string
  query: Record<string, string | undefined>
  answer: ZodType<Answer>
}

function uploadPicture<Answer>(
  { file, path, query, answer }: Upload<Answer>,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const given = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) given.set(name, value)
    }
    // A fetch does not tell how far an upload has come.
    const request = new XMLHttpRequest()
    request.open('POST', `${path}?${given}`)
    // What the file is, is for the server to see; whatever it says of itself does not matter.
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total === 0 ? 1 : loaded / total),
    )
    request.addEventListener('error', () => reject(networkFailure()))
    request.addEventListener('abort', () => reject(networkFailure()))
    request.addEventListener('load', () => {
      readAnswer(answer, request.status, request.responseText).then(resolve, reject)
    })
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

async function readAnswer<Answer>(
  answer: ZodType<Answer>,
  status: number,
  text: string,
): Promise<Answer> {
  const response = new Response(text, { status })
  if (!response.ok) throw await readFailure(response)
  const parsed = answer.safeParse(await response.json().catch(() => null))
  if (parsed.success) return parsed.data
  throw new ApiFailure({ code: 'unexpected', status, message: '' })
}
