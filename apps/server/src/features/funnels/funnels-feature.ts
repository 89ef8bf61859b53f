import { randomUUIDv7 } from 'node:crypto'

import type { Funnel, User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { ok, type Result } from '../../result.ts'
import type { GeneratedTexts, GenerationService } from '../generation/index.ts'
import { createAddressRepository } from './address-repository.ts'
import { createAddressService } from './address-service.ts'
import { createDeletedFunnelRepository } from './deleted-funnel-repository.ts'
import { createDeletedFunnelService } from './deleted-funnel-service.ts'
import { createFunnelRepository } from './funnel-repository.ts'
import { registerFunnelRoutes } from './funnel-routes.ts'
import { createFunnelService } from './funnel-service.ts'
import { createOwnedFunnels } from './owned-funnels.ts'
import { createPageRepository } from './page-repository.ts'
import { createPageService } from './page-service.ts'
import { createPageVersionRepository } from './page-version-repository.ts'
import { presentFunnel } from './present-funnel.ts'
import { createPublishingRepository } from './publishing-repository.ts'
import { createPublishingService } from './publishing-service.ts'
import {
  purgeDeletedFunnels,
  purgeDeleted,
  schedulePurgeOfDeleted,
} from './purge-deleted-funnels.ts'

type Options = Pick<
  Parameters<typeof createFunnelService>[0],
  'activityOf' | 'proposeFacts' | 'library'
> & {
  database: Database
  generation: GenerationService
  generated: GeneratedTexts
  /** Emails that would still go out to the leads of a funnel. */
  countWaitingEmails(funnelId: string): Promise<number>
  publicUrl: string
  productDomain: string
  limiters: RateLimiters
  now: () => Date
}

/** Funnels with their pages and addresses, and those that were deleted lately. */
export function createFunnelsFeature(options: Options) {
  const { database, generation, generated, countWaitingEmails, publicUrl, limiters, now } = options
  const { productDomain } = options
  const funnels = createFunnelRepository(database, productDomain)
  const owned = createOwnedFunnels(funnels)
  const addresses = createAddressRepository(database, productDomain)
  const services = {
    owned,
    funnels: createFunnelService({
      funnels,
      owned,
      generation,
      generated,
      activityOf: options.activityOf,
      proposeFacts: options.proposeFacts,
      library: options.library,
      newId: randomUUIDv7,
      creationLimit: limiters.creationsOfUser,
    }),
    publishing: createPublishingService({
      owned,
      publications: createPublishingRepository(database),
    }),
    addresses: createAddressService({ owned, addresses }),
    pages: createPageService({
      owned,
      pages: createPageRepository(database),
      versions: createPageVersionRepository(database),
      now,
    }),
    deletedFunnels: createDeletedFunnelService({
      deleted: createDeletedFunnelRepository(database),
      owned,
      countWaitingEmails,
      now,
    }),
  }
  return {
    get: owned.get,
    getEditable: owned.getEditable,
    async read(owner: User, id: string): Promise<Result<Funnel>> {
      const funnel = await owned.get(owner, id)
      return funnel.ok ? ok(presentFunnel(owner, funnel.value, publicUrl)) : funnel
    },
    async readEditable(owner: User, id: string): Promise<Result<Funnel>> {
      const funnel = await owned.getEditable(owner, id)
      return funnel.ok ? ok(presentFunnel(owner, funnel.value, publicUrl)) : funnel
    },
    jobs: { other: { [purgeDeleted]: purgeDeletedFunnels } },
    schedules: [schedulePurgeOfDeleted],
    register(app: FastifyInstance) {
      registerFunnelRoutes(app, {
        ...services,
        publicUrl,
        saveLimit: limiters.pageSavesOfUser,
        savedBytes: limiters.savedBytesOfUser,
        addressLimit: limiters.addressChangesOfUser,
      })
    },
  }
}
