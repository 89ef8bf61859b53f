import { errorTable, mediaAssetLimits, type User, type WebsitePhotos } from '@wildpath/contract'
import pLimit from 'p-limit'

import type { Semaphore } from '../../concurrency/semaphore.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { bounds } from '../../limits.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import { readingFailure } from './reading-failure.ts'
import type { FetchFailure, SafeFetch } from './safe-fetch/safe-fetch.ts'

export type PhotoImportService = {
  /** Brings pictures of a website into a person's library, each by itself; one that fails stops no other. */
  import(
    user: User,
    addresses: readonly string[],
    signal: AbortSignal,
  ): Promise<Result<WebsitePhotos>>
}

type Options = {
  openSafeFetch: () => SafeFetch
  mediaAssets: Pick<MediaAssetService, 'upload'>
  /** Of a person, for every picture, as for those that are uploaded. */
  uploadLimit: SharedRateLimiter
  /** Shared with the readings: pictures are held in memory while they arrive. */
  turns: Semaphore
}

export function createPhotoImportService(options: Options): PhotoImportService {
  const { openSafeFetch, mediaAssets, uploadLimit, turns } = options

  async function bring(
    user: User,
    address: string,
    context: { safeFetch: SafeFetch; signal: AbortSignal },
  ) {
    const { safeFetch, signal } = context
    if (!(await uploadLimit.consume(user.id))) return err({ code: 'too-many-requests' })
    const fetched = await safeFetch.fetch(address, {
      accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
      // What a file is, is seen in its bytes; a page is surely none.
      isWanted: (type) => type.startsWith('image/') || type === 'application/octet-stream',
      largestBytes: mediaAssetLimits.fileBytes,
      timeoutMs: bounds.websites.photoMs,
      signal,
    })
    if (!fetched.ok) return err(pictureFailure(fetched.failure))
    const { bytes, url } = fetched.value
    const upload = {
      bytes,
      fileName: fileNameOf(url),
      alt: '',
      source: 'website' as const,
      designId: null,
    }
    return mediaAssets.upload(user, upload, signal)
  }

  async function bringAll(user: User, addresses: readonly string[], signal: AbortSignal) {
    const safeFetch = openSafeFetch()
    const limit = pLimit(bounds.websites.photosAtOnce)
    try {
      const photos = await Promise.all(
        [...new Set(addresses)].map((address) =>
          limit(async () => present(address, await bring(user, address, { safeFetch, signal }))),
        ),
      )
      return ok({ photos })
    } finally {
      await safeFetch.close()
    }
  }

  return {
    async import(user, addresses, signal) {
      const result = await turns.run(() => bringAll(user, addresses, signal))
      return result ?? err({ code: 'website-readings-busy' })
    },
  }
}

type Photo = WebsitePhotos['photos'][number]
type Brought = Awaited<ReturnType<MediaAssetService['upload']>>

function present(address: string, result: Brought): Photo {
  if (result.ok) return { address, outcome: 'added', design: result.value }
  const { code, message = errorTable[code].message } = result.error
  return { address, outcome: 'refused', code, message }
}

function pictureFailure(failure: FetchFailure): Failure {
  if (failure.reason === 'too-large') return { code: 'image-too-large' }
  if (failure.reason === 'wrong-type') return { code: 'image-not-supported' }
  const { code } = readingFailure(failure)
  return code === 'website-no-page' ? { code: 'website-unreachable' } : { code }
}

function fileNameOf({ pathname }: URL): string {
  const name = pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
