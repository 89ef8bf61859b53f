import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import { createAnalyticsRepository } from './analytics-repository.ts'
import { registerAnalyticsRoutes } from './analytics-routes.ts'
import { createAnalyticsService } from './analytics-service.ts'

type Options = { database: Database; now: () => Date }

/** Views, visitors and leads by day, source and device. */
export function createAnalyticsFeature({ database, now }: Options) {
  const analytics = createAnalyticsService({ analytics: createAnalyticsRepository(database), now })
  return {
    register(app: FastifyInstance) {
      registerAnalyticsRoutes(app, { analytics })
    },
  } satisfies Feature
}
