import type { FastifyInstance } from 'fastify'

import { createInFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import { createSemaphore } from '../../concurrency/semaphore.ts'
import type { Copywriter } from '../../copywriter-pool/index.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { bounds } from '../../limits.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import { createPhotoImportService } from './photo-import-service.ts'
import { type Network, openWeb } from './safe-fetch/network.ts'
import { createSafeFetch } from './safe-fetch/safe-fetch.ts'
import { openWebsiteReader } from './website-reader.ts'
import { registerWebsiteReadingRoutes } from './website-reading-routes.ts'
import { createWebsiteReadingService } from './website-reading-service.ts'

type Options = {
  mediaAssets: Pick<MediaAssetService, 'upload'>
  copywriter: Copywriter
  limiters: RateLimiters
  publicUrl: string
  isOn(): boolean
  /** The internet, unless a test plays it. */
  network?: Network | undefined
}

/** Starting from one's website: what it says of a business, and its pictures. Keeps nothing and asks no database. */
export function createWebsiteReadingFeature({
  mediaAssets,
  copywriter,
  limiters,
  publicUrl,
  isOn,
  network = openWeb,
}: Options) {
  const { readingsOfUser, readingsAtOnce, readingsWaiting } = bounds.websites
  const openSafeFetch = () => createSafeFetch({ network, publicUrl })
  const turns = createSemaphore({ permits: readingsAtOnce, largestQueue: readingsWaiting })
  const reader = openWebsiteReader()
  return {
    register: (app: FastifyInstance) =>
      registerWebsiteReadingRoutes(app, {
        readings: createWebsiteReadingService({
          openSafeFetch,
          reader,
          copywriter,
          turns,
        }),
        photoImports: createPhotoImportService({
          openSafeFetch,
          mediaAssets,
          uploadLimit: limiters.uploadsOfUser,
          turns,
        }),
        limit: limiters.websiteReadingsOfUser,
        inFlight: createInFlightLimiter(readingsOfUser),
        isOn,
      }),
    stop: reader.stop,
  }
}
