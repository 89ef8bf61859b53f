import { randomBytes, randomUUIDv7 } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { createSemaphore } from '../../concurrency/semaphore.ts'
import type { Database } from '../../db/client.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { bounds } from '../../limits.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { createAvatarService } from './avatar-service.ts'
import { createMediaAssetRepository } from './media-asset-repository.ts'
import { type AdsWithPicture, createMediaAssetService } from './media-asset-service.ts'
import { registerMediaLibraryRoutes } from './media-library-routes.ts'

type Options = Pick<Parameters<typeof createAvatarService>[0], 'setImage'> & {
  database: Database
  files: FileStore
  adsWithPicture: AdsWithPicture
  limiters: RateLimiters
  now: () => Date
}

/** People's pictures: of their pages, and of themselves. */
export function createMediaLibraryFeature(options: Options) {
  const { database, files, adsWithPicture, setImage, limiters, now } = options
  const mediaAssets = createMediaAssetService({
    assets: createMediaAssetRepository(database),
    files,
    adsWithPicture,
    drawing: createSemaphore({
      permits: bounds.atOnce.uploadsPrepared,
      largestQueue: bounds.atOnce.uploadsWaiting,
    }),
    newId: randomUUIDv7,
    newFileKey: () => randomBytes(16).toString('hex'),
    now,
  })
  return {
    mediaAssets,
    register: (app: FastifyInstance) =>
      registerMediaLibraryRoutes(app, {
        mediaAssets,
        avatars: createAvatarService({ mediaAssets, setImage }),
        files,
        uploadLimit: limiters.uploadsOfUser,
      }),
  }
}
