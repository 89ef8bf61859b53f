import type { Funnel, User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { createInFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import { createSemaphore } from '../../concurrency/semaphore.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { bounds } from '../../limits.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { Result } from '../../result.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import { registerAdExportRoutes } from './ad-export-routes.ts'
import { createAdExportService } from './ad-export-service.ts'

type Options = {
  mediaAssets: MediaAssetService
  files: FileStore
  publicUrl: string
  limiters: RateLimiters
  /** The owner's adventure as its screens read it. */
  read(owner: User, id: string): Promise<Result<Funnel>>
  now: () => Date
  log: { warn(details: object, message: string): void }
}

/** Ads as files that ad platforms import: texts and addresses as CSV, with pictures as ZIP. */
export function createAdExportFeature(options: Options) {
  const { mediaAssets, files, publicUrl, limiters, read, now, log } = options
  const adExport = createAdExportService({
    readFunnel: read,
    library: mediaAssets,
    files,
    publicUrl,
    cutting: createSemaphore({
      permits: bounds.atOnce.adPicturesCut,
      // An export waits with one picture at a time.
      largestQueue: Number.POSITIVE_INFINITY,
    }),
    now,
    log,
  })
  return {
    register(app: FastifyInstance) {
      registerAdExportRoutes(app, {
        adExport,
        limit: limiters.adExportsOfUser,
        inFlight: createInFlightLimiter(bounds.atOnce.adExportsOfUser),
        allInFlight: createInFlightLimiter(bounds.atOnce.adExports),
      })
    },
  } satisfies Feature
}
