import { api, type SetupItem } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { ok } from '../../result.ts'

/** For admins: nobody else reads how an installation is configured. */
export function registerSetupRoutes(app: FastifyInstance, items: SetupItem[]): void {
  route(app, api.getSetup, { kind: 'admin' }, async () => ok({ items }))
}
