import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind, schedule } from '../../jobs/job-kind.ts'
import { purgeDeletedUntil } from './deleted-funnel-repository.ts'
import { lastKept } from './deleted-funnel-service.ts'

export const purgeDeleted = jobKind('purge-deleted-funnels')

/** Once an hour, so that what cannot be restored any more is gone soon. */
export const schedulePurgeOfDeleted = schedule(purgeDeleted, (now) => ({
  key: now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length),
  payload: {},
  runAt: now,
}))

/** Deletes for good what was deleted thirty days ago. */
export const purgeDeletedFunnels: JobHandler = {
  async run(_job, { transaction, now }) {
    await purgeDeletedUntil(transaction, lastKept(now))
    return done
  },
}
