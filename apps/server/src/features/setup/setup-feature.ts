import type { SetupItem } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Feature } from '../../feature.ts'
import { registerSetupRoutes } from './setup-routes.ts'

/** What an installation lacks that people rely on. */
export function createSetupFeature(items: SetupItem[]) {
  return { register: (app: FastifyInstance) => registerSetupRoutes(app, items) } satisfies Feature
}
