import { lt } from 'drizzle-orm'

import type { Feature } from '../feature.ts'
import { done, type JobHandler } from '../jobs/job.ts'
import { jobKind, schedule } from '../jobs/job-kind.ts'
import { rateLimitCounts } from './rate-limit-table.ts'

const purgeCounts = jobKind('purge-rate-limit-counts')

/** Once an hour, which is as long as the longest window. */
const schedulePurge = schedule(purgeCounts, (now) => ({
  key: now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length),
  payload: {},
  runAt: now,
}))

/** Deletes the counts whose windows have ended. They count for nothing any more. */
export const purgeRateLimitCounts: JobHandler = {
  async run(_job, { transaction, now }) {
    await transaction((tx) =>
      tx.delete(rateLimitCounts).where(lt(rateLimitCounts.expire, now.getTime())),
    )
    return done
  },
}

/** The limits that are counted in the database. */
export const rateLimitsFeature = {
  jobs: { other: { [purgeCounts]: purgeRateLimitCounts } },
  schedules: [schedulePurge],
} satisfies Feature
