import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import { createSuppressionReview } from './suppression-review.ts'

type Options = { database: Pick<Database, 'db'>; now(): Date }

export function registerSuppressionReviewRoutes(
  app: FastifyInstance,
  { database, now }: Options,
): void {
  const review = createSuppressionReview(database)
  const admins = { kind: 'admin' } as const

  route(app, api.listSuppressionsOfAll, admins, async ({ query }) => {
    const list = await review.list(query)
    return list === null ? err({ code: 'invalid-query' }) : ok(list)
  })
  route(app, api.liftSuppression, admins, async ({ user, body }) => {
    const { owner_id: ownerId, email, reason } = body
    const isLifted = await review.lift({ admin: user, ownerId, email, reason, at: now() })
    return isLifted ? ok({}) : err({ code: 'suppression-not-lifted' })
  })
}
