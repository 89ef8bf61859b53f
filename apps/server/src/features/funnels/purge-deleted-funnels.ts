import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind, schedule } from '../../jobs/job-kind.ts'
import { bounds } from '../../limits.ts'
import { dropVersionsOfDeleted, purgeDeletedUntil } from './deleted-funnel-repository.ts'
import { lastKept } from './deleted-funnel-service.ts'

export const purgeDeleted = jobKind('purge-deleted-funnels')

/** Once an hour, so that what cannot be restored any more is gone soon. */
export const schedulePurgeOfDeleted = schedule(purgeDeleted, (now) => ({
  key: now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length),
  payload: {},
  runAt: now,
}))

/** Erases what was deleted thirty days ago, and the earlier page versions of what was deleted since. */
export const purgeDeletedFunnels: JobHandler = {
  async run(_job, { transaction, now }) {
    await purgeDeletedUntil(transaction, lastKept(now))
    const undoableSince = new Date(now.getTime() - bounds.funnels.undoMs)
    await transaction((tx) => dropVersionsOfDeleted(tx, undoableSince))
    return done
  },
}
