import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { route } from '../../http/route.ts'
import { err } from '../../result.ts'
import { createAdResultRepository } from './ad-result-repository.ts'
import { createAdResultService } from './ad-result-service.ts'
import type { AdResultSource } from './ad-result-source.ts'
import {
  createAdSync,
  planAdSync,
  planAdSyncs,
  scheduleAdSync,
  syncAdResults,
} from './sync-ad-results.ts'

type Options = {
  database: Database
  /** Those that are set up. */
  sources: readonly AdResultSource[]
  limiters: RateLimiters
  now: () => Date
  log: Logger
}

/** What a lead costs: spend and clicks of the ad platforms beside our own views, leads and bookings. */
export function createAdResultsFeature({ database, sources, limiters, now, log }: Options) {
  const results = createAdResultRepository(database)
  const service = createAdResultService({ results, sources, now, log })

  return {
    register(app: FastifyInstance) {
      route(app, api.getAdResults, { kind: 'user' }, ({ user, query }) =>
        service.get(user, { funnelId: query.funnel_id, days: query.days }),
      )
      route(app, api.refreshAdResults, { kind: 'user' }, async ({ user, query }) => {
        if (!limiters.adAccountCallsOfUser.consume(user.id))
          return err({ code: 'too-many-requests' })
        return service.refresh(user, { funnelId: query.funnel_id, days: query.days })
      })
    },
    jobs: {
      other: { [planAdSync]: planAdSyncs, [syncAdResults]: createAdSync(service, sources) },
    },
    schedules: sources.length === 0 ? [] : [scheduleAdSync],
  } satisfies Feature
}
