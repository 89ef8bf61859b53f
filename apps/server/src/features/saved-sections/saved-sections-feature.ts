import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { createSavedSectionRepository } from './saved-section-repository.ts'
import { registerSavedSectionRoutes } from './saved-section-routes.ts'

type Options = { database: Database; limiters: RateLimiters; now: () => Date }

/** 'My sections': sections that owners save and insert on any of their pages. */
export function createSavedSectionsFeature({ database, limiters, now }: Options) {
  return {
    register(app: FastifyInstance) {
      registerSavedSectionRoutes(app, {
        sections: createSavedSectionRepository(database),
        saveLimit: limiters.pageSavesOfUser,
        savedBytes: limiters.savedBytesOfUser,
        now,
      })
    },
  }
}
