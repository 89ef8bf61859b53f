import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import { createInFlightLimiter } from './concurrency/in-flight-limiter.ts'
import { createSemaphore } from './concurrency/semaphore.ts'
import type { Copywriter } from './copywriter-pool/index.ts'
import type { Database } from './db/client.ts'
import { createAccountRepository } from './features/accounts/index.ts'
import {
  createAvatarService,
  createMediaAssetRepository,
  createMediaAssetService,
  registerMediaLibraryRoutes,
} from './features/media-library/index.ts'
import { countWaitingEmails } from './features/follow-ups/index.ts'
import {
  createAddressRepository,
  createAddressService,
  createDeletedFunnelRepository,
  createDeletedFunnelService,
  createFunnelRepository,
  createFunnelService,
  createOwnedFunnels,
  createPageRepository,
  createPageService,
  createPageVersionRepository,
  createPublishingRepository,
  createPublishingService,
  registerFunnelRoutes,
} from './features/funnels/index.ts'
import {
  activityOf,
  createGeneratedTexts,
  createGenerationService,
  createRewriteService,
  registerGenerationRoutes,
  registerRewriteRoutes,
} from './features/generation/index.ts'
import type { RateLimiters } from './http/rate-limiters.ts'
import type { FileStore } from './providers/files/files.ts'
import type { TextAi } from './providers/text-ai/text-ai.ts'

type Options = {
  database: Database
  textAi: TextAi
  /** Writes when the other one cannot. */
  fallback: TextAi
  copywriter: Copywriter
  files: FileStore
  limiters: RateLimiters
  now: () => Date
  log: Logger
}

/** What owners make: texts, funnels with their pages, and the library of designs. */
export function composeContent(options: Options) {
  const { database, files, limiters, now, log } = options
  // Whatever a person lets write counts together.
  const writing = {
    textAi: options.textAi,
    fallback: options.fallback,
    copywriter: options.copywriter,
    limit: limiters.writingOfUser,
    inFlight: createInFlightLimiter(3),
    log,
  }
  const generated = createGeneratedTexts(database, now)
  const generation = createGenerationService({
    ...writing,
    now,
    newSeed: randomUUID,
    generated,
  })
  const funnelRecords = createFunnelRepository(database)
  const owned = createOwnedFunnels(funnelRecords)
  const funnels = createFunnelService({
    funnels: funnelRecords,
    owned,
    generation,
    generated,
    activityOf: (business) => activityOf(business, options.copywriter),
    newId: randomUUIDv7,
    creationLimit: limiters.creationsOfUser,
  })
  const publishing = createPublishingService({
    owned,
    publications: createPublishingRepository(database),
  })
  const addresses = createAddressService({ owned, addresses: createAddressRepository(database) })
  const pages = createPageService({
    owned,
    pages: createPageRepository(database),
    versions: createPageVersionRepository(database),
    now,
  })
  const deletedFunnels = createDeletedFunnelService({
    deleted: createDeletedFunnelRepository(database),
    owned,
    countWaitingEmails: (funnelId) => countWaitingEmails(database.db, funnelId),
    now,
  })
  const mediaAssets = createMediaAssetService({
    assets: createMediaAssetRepository(database),
    files,
    drawing: createSemaphore({ permits: 2, largestQueue: 20 }),
    newId: randomUUIDv7,
    newFileKey: () => randomBytes(16).toString('hex'),
    now,
  })
  const avatars = createAvatarService({
    mediaAssets,
    setImage: (userId, image) => createAccountRepository(database).updateUser(userId, { image }),
  })
  return {
    ownedFunnels: owned,
    mediaAssets,
    async register(app: FastifyInstance): Promise<void> {
      registerGenerationRoutes(app, { generation })
      registerRewriteRoutes(app, {
        rewriting: createRewriteService(writing),
        getEditable: owned.getEditable,
      })
      registerFunnelRoutes(app, {
        owned,
        funnels,
        publishing,
        addresses,
        pages,
        deletedFunnels,
        saveLimit: limiters.pageSavesOfUser,
        addressLimit: limiters.addressChangesOfUser,
      })
      await registerMediaLibraryRoutes(app, {
        mediaAssets,
        avatars,
        files,
        uploadLimit: limiters.uploadsOfUser,
      })
    },
  }
}
