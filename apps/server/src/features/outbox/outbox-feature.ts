import type { FastifyInstance } from 'fastify'

import type { Feature } from '../../feature.ts'
import { registerOutboxRoutes } from './outbox-routes.ts'

/** What was written to somebody where no email leaves. */
export function createOutboxFeature(options: Parameters<typeof registerOutboxRoutes>[1]) {
  return {
    register: (app: FastifyInstance) => registerOutboxRoutes(app, options),
  } satisfies Feature
}
