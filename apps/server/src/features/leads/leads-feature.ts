import type { FastifyInstance } from 'fastify'

import { createInFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { Announcement } from '../../http/announcement.ts'
import { bounds } from '../../limits.ts'
import { createLeadChanges } from './lead-changes.ts'
import { createLeadRepository } from './lead-repository.ts'
import { registerQuarantineReviewRoutes } from './quarantine-review-routes.ts'
import { registerLeadRoutes } from './lead-routes.ts'
import { createLeadService } from './lead-service.ts'
import { signalJobs } from './measuring-signals.ts'
import { quarantineJobs } from './purge-quarantine.ts'

type Options = Pick<
  Parameters<typeof createLeadService>[0],
  'listFollowUps' | 'areFollowUpsScheduled' | 'now'
> & { database: Database }

/** Whoever watches an inbox hears of its leads, whichever process changed them. */
const leadsChanged: Announcement = {
  channel: 'leads_changed',
  read(payload) {
    const [userId = '', funnelId = ''] = payload.split(' ')
    return [{ topic: `user:${userId}`, event: { kind: 'leads-changed', funnel_id: funnelId } }]
  },
}

/** The owners' inbox, and news of it as they come. */
export function createLeadsFeature({
  database,
  listFollowUps,
  areFollowUpsScheduled,
  now,
}: Options) {
  const leads = createLeadService({
    leads: createLeadRepository(database),
    changes: createLeadChanges(database),
    listFollowUps,
    areFollowUpsScheduled,
    now,
  })
  return {
    jobs: { other: { ...quarantineJobs, ...signalJobs } },
    announcements: [leadsChanged],
    register(app: FastifyInstance) {
      registerQuarantineReviewRoutes(app, { database, now })
      registerLeadRoutes(app, {
        leads,
        exportsInFlight: createInFlightLimiter(bounds.atOnce.leadExportsOfUser),
      })
    },
  } satisfies Feature
}
