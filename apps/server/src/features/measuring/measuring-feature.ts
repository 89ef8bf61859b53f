import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import { createMeasuringRepository } from './measuring-repository.ts'
import { registerMeasuringRoutes } from './measuring-routes.ts'
import { createMeasuringService } from './measuring-service.ts'

type Options = { database: Database }

/** What ad platforms hear of visits and leads, from visitors who agree. */
export function createMeasuringFeature({ database }: Options) {
  const measuring = createMeasuringService({ stored: createMeasuringRepository(database) })
  return {
    register(app: FastifyInstance): void {
      registerMeasuringRoutes(app, { measuring })
    },
  } satisfies Feature
}
