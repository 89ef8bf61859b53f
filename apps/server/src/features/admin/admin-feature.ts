import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import { createAdminService } from './admin-service.ts'
import { readAdminStats } from './admin-stats.ts'
import { createAdminUserRepository } from './admin-user-repository.ts'

type Options = Omit<Parameters<typeof createAdminService>[0], 'people'> & { database: Database }

const admins = { kind: 'admin' } as const

/** The people of the product and what they pay, for admins. */
export function createAdminFeature({ database, ...options }: Options) {
  const people = createAdminUserRepository(database)
  const service = createAdminService({ people, ...options })

  return {
    register(app: FastifyInstance) {
      route(app, api.getAdminStats, admins, async () =>
        ok(await readAdminStats(database.db, options.now())),
      )

      route(app, api.listAdminUsers, admins, async ({ query }) => {
        const list = await people.list(query)
        return list === null ? err({ code: 'invalid-query' }) : ok(list)
      })

      route(app, api.changeAdminUserPlan, admins, ({ user, params, body }) =>
        service.changePlan(user, params.id, body),
      )

      route(app, api.deleteAdminUser, admins, async ({ user, params, body }) => {
        const deleted = await service.deleteUser(user, params.id, body.reason)
        return deleted.ok ? ok({}) : deleted
      })
    },
  } satisfies Feature
}
