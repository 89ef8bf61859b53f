import type { JobQueue } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/client.ts'
import type { Feature } from '../feature.ts'
import { createJobRepository } from './job-repository.ts'
import { registerJobRoutes } from './job-routes.ts'
import { purgeFinishedJobs, purgeFinished, schedulePurgeOfFinished } from './purge-finished-jobs.ts'

type Options = Pick<Parameters<typeof registerJobRoutes>[1], 'recordRetry'> & {
  database: Database
  /** What waits for its time elsewhere, and becomes a job only then. */
  countNotDue(): Promise<number>
  /** The queue that a kind of job waits in. */
  queueOf(kind: string): JobQueue
  now: () => Date
}

/** The queue itself: what admins see of it, and what is deleted from it. */
export function createJobsFeature({ database, ...options }: Options) {
  return {
    jobs: { other: { [purgeFinished]: purgeFinishedJobs } },
    schedules: [schedulePurgeOfFinished],
    register(app: FastifyInstance) {
      registerJobRoutes(app, { jobs: createJobRepository(database), ...options })
    },
  } satisfies Feature
}
