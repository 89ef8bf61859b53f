import type { User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { createInFlightLimiter } from './concurrency/in-flight-limiter.ts'
import type { Database } from './db/client.ts'
import { headersOf } from './features/accounts/index.ts'
import { composeFollowUps } from './features/follow-ups/index.ts'
import {
  createLeadChanges,
  createLeadRepository,
  createLeadService,
  registerLeadRoutes,
} from './features/leads/index.ts'
import {
  createAnalyticsRepository,
  createAnalyticsService,
  registerAnalyticsRoutes,
} from './features/analytics/index.ts'
import type { RateLimiters } from './http/rate-limiters.ts'
import { type LiveEvents, registerLiveEvents } from './http/live-events.ts'
import type { EmailSender } from './providers/email/email.ts'

type Options = {
  database: Database
  email: EmailSender
  /** Of this installation. */
  secret: string
  findUser(headers: Headers): Promise<User | null>
  limiters: RateLimiters
  now: () => Date
}

/** What comes back to owners: leads with their emails, news of them as they come, and numbers. */
export function composeInbox({ database, email, secret, findUser, limiters, now }: Options) {
  const followUps = composeFollowUps({ database, email, secret, limiters, now })
  return {
    async register(app: FastifyInstance): Promise<void> {
      registerLeadRoutes(app, {
        leads: createLeadService({
          leads: createLeadRepository(database),
          changes: createLeadChanges(database),
          listFollowUps: followUps.listForLead,
          now,
        }),
        exportsInFlight: createInFlightLimiter(2),
      })
      await followUps.register(app)
      registerAnalyticsRoutes(app, {
        numbers: createAnalyticsService({ numbers: createAnalyticsRepository(database), now }),
      })
      const live = registerLiveEvents(app, {
        isSignedIn: async (request) => (await findUser(headersOf(request))) !== null,
        heartbeatMs: 25_000,
        pauseMs: 1_000,
        streamsPerUser: 10,
        nowMs: () => performance.now(),
      })
      await tellLeadChanges(database, live)
    },
  }
}

/** Whoever watches an inbox hears of its leads, whichever process changed them. */
async function tellLeadChanges({ listen }: Database, live: LiveEvents): Promise<void> {
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
