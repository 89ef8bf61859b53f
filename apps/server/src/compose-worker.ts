import pLimit from 'p-limit'
import type { Logger } from 'pino'

import { jobConcurrency, jobConnections } from './connection-budget.ts'
import type { Database } from './db/client.ts'
import { followUpMailJobs, followUpPlanJobs } from './features/follow-ups/index.ts'
import { heldBackJobs } from './features/leads/index.ts'
import {
  purgeDeletedFunnels,
  purgeDeletedKind,
  schedulePurgeOfDeleted,
} from './features/funnels/index.ts'
import {
  leadAlertKind,
  notificationMailJobs,
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
import { scheduleTidying, tidyJobs, tidyKind } from './jobs/tidy-jobs.ts'
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
          ...followUpMailJobs({ email, secret, publicUrl }),
          ...notificationMailJobs({ email, publicUrl }),
        },
        concurrency: jobConcurrency.mail,
      },
      { handlers: billingJobs, concurrency: jobConcurrency.billing },
      {
        handlers: {
          ...followUpPlanJobs({ alertKind: leadAlertKind }),
          ...notificationPlanJobs,
          ...heldBackJobs,
          [tidyKind]: tidyJobs,
          [purgeCountsKind]: purgeRateLimitCounts,
          [purgeDeletedKind]: purgeDeletedFunnels,
        },
        concurrency: jobConcurrency.other,
      },
    ],
    schedules: [...notificationSchedules, scheduleTidying, schedulePurge, schedulePurgeOfDeleted],
    withConnection: pLimit(jobConnections),
    now,
    log,
  })
}
