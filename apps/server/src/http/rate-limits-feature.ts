import { lt } from 'drizzle-orm'

import type { Feature } from '../feature.ts'
import { done, type JobHandler } from '../jobs/job.ts'
import type { Schedule } from '../jobs/job-runner.ts'
import { rateLimitCounts } from './rate-limit-table.ts'

const purgeCountsKind = 'purge-rate-limit-counts'

/** Once an hour, which is as long as the longest window. */
const schedulePurge: Schedule = (now) => ({
  kind: purgeCountsKind,
  key: now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length),
  payload: {},
  runAt: now,
})

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
  jobs: { other: { [purgeCountsKind]: purgeRateLimitCounts } },
  schedules: [schedulePurge],
} satisfies Feature
