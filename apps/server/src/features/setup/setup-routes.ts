import { api, isAdmin, type SetupItem } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'

/** For admins: nobody else reads how an installation is configured. */
export function registerSetupRoutes(app: FastifyInstance, items: SetupItem[]): void {
  route(app, api.getSetup, { kind: 'user' }, async ({ user }) =>
    isAdmin(user) ? ok({ items }) : err({ code: 'not-found' }),
  )
}
