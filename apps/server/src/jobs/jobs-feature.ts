import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/client.ts'
import type { Feature } from '../feature.ts'
import { createJobRepository } from './job-repository.ts'
import { registerJobRoutes } from './job-routes.ts'
import { purgeFinishedJobs, purgeFinished, schedulePurgeOfFinished } from './purge-finished-jobs.ts'

type Options = {
  database: Database
  /** What waits for its time elsewhere, and becomes a job only then. */
  countNotDue(): Promise<number>
  now: () => Date
}

/** The queue itself: what admins see of it, and what is deleted from it. */
export function createJobsFeature({ database, countNotDue, now }: Options) {
  return {
    jobs: { other: { [purgeFinished]: purgeFinishedJobs } },
    schedules: [schedulePurgeOfFinished],
    register(app: FastifyInstance) {
      registerJobRoutes(app, { jobs: createJobRepository(database), countNotDue, now })
    },
  } satisfies Feature
}
