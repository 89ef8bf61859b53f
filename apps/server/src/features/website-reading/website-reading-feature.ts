import type { FastifyInstance } from 'fastify'

import { createInFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import { createSemaphore } from '../../concurrency/semaphore.ts'
import type { Copywriter } from '../../copywriter-pool/index.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { bounds } from '../../limits.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import { createWebsiteAnalysis } from './analysis/website-analysis-service.ts'
import { createPersonalReadings } from './personal-readings.ts'
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

/** A business's own website: what it says, and its pictures. Keeps nothing and asks no database. */
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
  const personal = createPersonalReadings({
    readings: createWebsiteReadingService({ openSafeFetch, reader, copywriter, turns }),
    limit: limiters.websiteReadingsOfUser,
    inFlight: createInFlightLimiter(readingsOfUser),
    isOn,
  })
  const analyzeWebsite = createWebsiteAnalysis({ ...personal, copywriter })
  return {
    register: (app: FastifyInstance) =>
      registerWebsiteReadingRoutes(app, {
        personal,
        analyzeWebsite,
        photoImports: createPhotoImportService({
          openSafeFetch,
          mediaAssets,
          uploadLimit: limiters.uploadsOfUser,
          turns,
        }),
      }),
    /** For pictures of ads; counts as a reading of that person. */
    analyzeWebsite,
    stop: reader.stop,
  }
}
