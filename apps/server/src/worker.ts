import pLimit from 'p-limit'
import type { Logger } from 'pino'

import { jobConcurrency, jobConnections } from './connection-budget.ts'
import type { Database } from './db/client.ts'
import type { Feature, QueueName } from './feature.ts'
import type { JobHandlers } from './jobs/job.ts'
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts'

type Options = {
  database: Database
  features: readonly Feature[]
  now: () => Date
  log: Logger
}

const queueNames = Object.keys(jobConcurrency) as QueueName[]

/** A kind that nobody here runs any more waits in none; it is told with everything else. */
export function queueOf(features: readonly Feature[], kind: string): QueueName {
  return queueNames.find((name) => kind in handlersOf(features, name)) ?? 'other'
}

/** Runs the jobs and schedules of these features. */
export function createWorker({ database, features, now, log }: Options): JobRunner {
  return createJobRunner({
    database,
    queues: queueNames.map((name) => ({
      handlers: handlersOf(features, name),
      concurrency: jobConcurrency[name],
    })),
    schedules: features.flatMap(({ schedules = [] }) => schedules),
    withConnection: pLimit(jobConnections),
    now,
    log,
  })
}

function handlersOf(features: readonly Feature[], queue: QueueName): JobHandlers {
  return Object.fromEntries(features.flatMap(({ jobs }) => Object.entries(jobs?.[queue] ?? {})))
}
