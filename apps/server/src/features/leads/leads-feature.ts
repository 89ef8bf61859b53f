import type { FastifyInstance, FastifyRequest } from 'fastify'

import { createInFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import { type LiveEvents, registerLiveEvents } from '../../http/live-events.ts'
import { bounds } from '../../limits.ts'
import { createLeadChanges } from './lead-changes.ts'
import { createLeadRepository } from './lead-repository.ts'
import { registerLeadRoutes } from './lead-routes.ts'
import { createLeadService } from './lead-service.ts'
import { quarantineJobs } from './purge-quarantine.ts'

type Options = Pick<Parameters<typeof createLeadService>[0], 'listFollowUps' | 'now'> & {
  database: Database
  /** Whether whoever asked is still signed in. */
  isSignedIn(request: FastifyRequest): Promise<boolean>
}

/** The owners' inbox, and news of it as they come. */
export function createLeadsFeature({ database, isSignedIn, listFollowUps, now }: Options) {
  const leads = createLeadService({
    leads: createLeadRepository(database),
    changes: createLeadChanges(database),
    listFollowUps,
    now,
  })
  return {
    jobs: { other: quarantineJobs },
    async register(app: FastifyInstance) {
      registerLeadRoutes(app, {
        leads,
        exportsInFlight: createInFlightLimiter(bounds.atOnce.leadExportsOfUser),
      })
      const live = registerLiveEvents(app, {
        isSignedIn,
        heartbeatMs: bounds.liveEvents.beatMs,
        pauseMs: bounds.liveEvents.throttleMs,
        streamsPerUser: bounds.liveEvents.streamsOfUser,
        nowMs: () => performance.now(),
      })
      await publishLeadChanges(database, live)
      // Whichever process ended the session; the beat finds what was not heard.
      await database.listen(
        'session_ended',
        (userId) => void live.endSignedOut(userId),
        () => {},
      )
    },
  } satisfies Feature
}

/** Whoever watches an inbox hears of its leads, whichever process changed them. */
async function publishLeadChanges({ listen }: Database, live: LiveEvents): Promise<void> {
  await listen(
    'leads_changed',
    (payload) => {
      const [userId = '', funnelId = ''] = payload.split(' ')
      live.publish(userId, { kind: 'leads-changed', funnel_id: funnelId })
    },
    // What happened while the connection was down was not heard.
    () => live.disconnectAll(),
  )
}
