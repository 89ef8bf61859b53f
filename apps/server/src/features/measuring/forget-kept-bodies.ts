import { and, isNotNull, lt } from 'drizzle-orm'

import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { bounds } from '../../limits.ts'
import { conversionEvents } from './measuring-tables.ts'

export const forgetKeptBodies = jobKind('forget-kept-conversions')

const hourMs = 3_600_000

/** What a platform would have got says who the visitor is: it is kept as long as it would have been taken. */
export const forgetKeptBodiesJob: JobHandler = {
  everyMs: hourMs,
  async run(_job, { transaction, now }) {
    const before = new Date(now.getTime() - bounds.conversions.days * 24 * hourMs)
    const { body, settledAt } = conversionEvents
    await transaction((tx) =>
      tx
        .update(conversionEvents)
        .set({ body: null })
        .where(and(isNotNull(body), lt(settledAt, before))),
    )
    return done
  },
}
