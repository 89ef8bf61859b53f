import type { Logger } from 'pino'

import type { Database } from './db/client.ts'
import { followUpJobs } from './features/follow-ups/index.ts'
import {
  leadAlertKind,
  notificationJobs,
  notificationSchedules,
} from './features/notifications/index.ts'
import {
  purgeCountsKind,
  purgeRateLimitCounts,
  schedulePurge,
} from './http/purge-rate-limit-counts.ts'
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts'
import { scheduleTidying, tidyJobs, tidyKind } from './jobs/tidy-jobs.ts'
import type { EmailSender } from './providers/email/email.ts'

type Options = {
  database: Database
  email: EmailSender
  /** Of this installation. */
  secret: string
  publicUrl: string
  now: () => Date
  log: Logger
}

/** The worker with every kind of job there is. */
export function composeWorker({
  database,
  email,
  secret,
  publicUrl,
  now,
  log,
}: Options): JobRunner {
  return createJobRunner({
    database,
    handlers: {
      ...followUpJobs({ email, secret, publicUrl, alertKind: leadAlertKind }),
      ...notificationJobs({ email, publicUrl }),
      [tidyKind]: tidyJobs,
      [purgeCountsKind]: purgeRateLimitCounts,
    },
    schedules: [...notificationSchedules, scheduleTidying, schedulePurge],
    now,
    log,
  })
}
