import { api, may, type User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import { createFeatureRequestDesk } from './feature-request-desk.ts'
import { createFeatureRequestReader } from './feature-request-reader.ts'
import { createFeatureRequestWriter } from './feature-request-writer.ts'

type Options = {
  database: Pick<Database, 'db'>
  limiters: Pick<RateLimiters, 'featureRequestsOfUser' | 'featureVotesOfUser'>
  now: () => Date
}

const person = { kind: 'user' } as const
const author = { kind: 'tenant', notFound: 'feature-request-not-found' } as const
const admins = { kind: 'admin' } as const

const refused = err({ code: 'too-many-requests' })
const none = err({ code: 'feature-request-not-found' })

/** A board of what people wish for: they vote, and the team answers. */
export function createFeatureRequestsFeature({ database, limiters, now }: Options) {
  const reader = createFeatureRequestReader(database)
  const writer = createFeatureRequestWriter(database)

  return {
    register(app: FastifyInstance) {
      route(app, api.listFeatureRequests, person, async ({ user, query }) =>
        ok(await reader.list(user.id, query)),
      )

      route(app, api.findSimilarFeatureRequests, person, async ({ user, query }) =>
        ok({ requests: await reader.findSimilar(user.id, query.title) }),
      )

      route(app, api.getFeatureRequest, person, async ({ user, params }) => {
        const found = await reader.find(user.id, params.number)
        return found === null ? none : ok(found)
      })

      route(app, api.createFeatureRequest, person, async ({ user, body }) => {
        if (!mayPropose(user)) return err({ code: 'feature-requests-need-plan' })
        if (!(await limiters.featureRequestsOfUser.consume(user.id))) return refused
        return ok(await writer.create(user, body, now()))
      })

      route(app, api.updateFeatureRequest, author, async ({ user, params, body }) => {
        if (!(await limiters.featureRequestsOfUser.consume(user.id))) return refused
        return writer.update({ userId: user.id, number: params.id }, body)
      })

      route(app, api.deleteFeatureRequest, author, async ({ user, params }) => {
        const deleted = await writer.delete({ userId: user.id, number: params.id })
        return deleted.ok ? ok({}) : deleted
      })

      route(app, api.voteForFeatureRequest, person, async ({ user, params, body }) => {
        if (!limiters.featureVotesOfUser.consume(user.id)) return refused
        return writer.vote(user, params.number, { hasVoted: body.has_voted, at: now() })
      })

      registerDesk(app, { database, now })
    },
  } satisfies Feature
}

function registerDesk(app: FastifyInstance, { database, now }: Pick<Options, 'database' | 'now'>) {
  const desk = createFeatureRequestDesk(database)

  route(app, api.answerFeatureRequest, admins, ({ user, params, body }) =>
    desk.answer({ admin: user, number: params.id, at: now() }, body),
  )

  route(app, api.mergeFeatureRequest, admins, ({ user, params, body }) =>
    desk.merge({ admin: user, number: params.id, at: now() }, body.into),
  )

  route(app, api.removeFeatureRequest, admins, async ({ user, params, body }) => {
    const removed = await desk.remove({ admin: user, number: params.id, at: now() }, body.reason)
    return removed.ok ? ok({}) : removed
  })
}

function mayPropose({ plan }: User): boolean {
  return may(plan, { to: 'use', feature: 'feature-requests' }).isAllowed
}
