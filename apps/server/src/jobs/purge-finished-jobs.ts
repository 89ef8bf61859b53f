import { and, isNotNull, lt } from 'drizzle-orm'

import { deleteLeasesUntil } from '../db/leases.ts'
import { bounds } from '../limits.ts'
import { done, type JobHandler } from './job.ts'
import { jobKind, schedule } from './job-kind.ts'
import { jobs } from './job-table.ts'

const dayMs = 86_400_000

export const purgeFinished = jobKind('purge-finished-jobs')

/** Once a day. */
export const schedulePurgeOfFinished = schedule(purgeFinished, (now) => ({
  key: now.toISOString().slice(0, 10),
  payload: {},
  runAt: now,
}))

/** Forgets what was finished long ago. What was given up stays, for it waits for somebody. */
export const purgeFinishedJobs: JobHandler = {
  async run(_job, { now }) {
    const before = new Date(now.getTime() - bounds.jobs.finishedDays * dayMs)
    return async (transaction) => {
      await transaction
        .delete(jobs)
        .where(and(isNotNull(jobs.finishedAt), lt(jobs.finishedAt, before)))
      await deleteLeasesUntil(transaction, before)
      return done
    }
  },
}
