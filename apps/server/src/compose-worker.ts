import pLimit from 'p-limit'
import type { Logger } from 'pino'

import { jobConcurrency, jobConnections } from './connection-budget.ts'
import type { Database } from './db/client.ts'
import { followUpEmailJobs, followUpPlanJobs } from './features/follow-ups/index.ts'
import { quarantineJobs } from './features/leads/index.ts'
import {
  purgeDeletedFunnels,
  purgeDeletedKind,
  schedulePurgeOfDeleted,
} from './features/funnels/index.ts'
import {
  leadAlertKind,
  notificationEmailJobs,
  notificationPlanJobs,
  notificationSchedules,
} from './features/notifications/index.ts'
import {
  purgeCountsKind,
  purgeRateLimitCounts,
  schedulePurge,
} from './http/purge-rate-limit-counts.ts'
import type { JobHandlers } from './jobs/job.ts'
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts'
import {
  schedulePurgeOfFinished,
  purgeFinishedJobs,
  purgeFinishedKind,
} from './jobs/purge-finished-jobs.ts'
import type { EmailSender } from './providers/email/email.ts'

type Options = {
  database: Database
  email: EmailSender
  /** Of this installation. */
  secret: string
  publicUrl: string
  /** What is to be done for payments. */
  billingJobs: JobHandlers
  now: () => Date
  log: Logger
}

/** The worker with every kind of job there is. */
export function composeWorker({
  database,
  email,
  secret,
  publicUrl,
  billingJobs,
  now,
  log,
}: Options): JobRunner {
  return createJobRunner({
    database,
    queues: [
      {
        handlers: {
          ...followUpEmailJobs({ email, secret, publicUrl }),
          ...notificationEmailJobs({ email, publicUrl }),
        },
        concurrency: jobConcurrency.email,
      },
      { handlers: billingJobs, concurrency: jobConcurrency.billing },
      {
        handlers: {
          ...followUpPlanJobs({ alertKind: leadAlertKind }),
          ...notificationPlanJobs,
          ...quarantineJobs,
          [purgeFinishedKind]: purgeFinishedJobs,
          [purgeCountsKind]: purgeRateLimitCounts,
          [purgeDeletedKind]: purgeDeletedFunnels,
        },
        concurrency: jobConcurrency.other,
      },
    ],
    schedules: [
      ...notificationSchedules,
      schedulePurgeOfFinished,
      schedulePurge,
      schedulePurgeOfDeleted,
    ],
    withConnection: pLimit(jobConnections),
    now,
    log,
  })
}
