import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import { createQuarantineReview } from './quarantine-review.ts'

type Options = { database: Pick<Database, 'db'>; now: () => Date }

export function registerQuarantineReviewRoutes(
  app: FastifyInstance,
  { database, now }: Options,
): void {
  const review = createQuarantineReview(database)
  const admins = { kind: 'admin' } as const
  const gone = err({ code: 'lead-not-found' })

  route(app, api.listQuarantinedOfAll, admins, async ({ query }) =>
    ok(await review.list(query.before)),
  )
  route(app, api.readQuarantined, admins, async ({ user, params, body }) => {
    const answers = await review.read({ admin: user, ...params, ...body, at: now() })
    return answers === null ? gone : ok(answers)
  })
  route(app, api.settleQuarantined, admins, async ({ user, params, body }) => {
    const isSettled = await review.settle({ admin: user, ...params, ...body, at: now() })
    return isSettled ? ok({}) : gone
  })
}
