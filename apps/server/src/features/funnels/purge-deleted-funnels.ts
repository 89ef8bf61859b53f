import { done, type JobHandler } from '../../jobs/job.ts'
import type { Schedule } from '../../jobs/job-runner.ts'
import { purgeDeletedUntil } from './deleted-funnel-repository.ts'
import { lastKept } from './deleted-funnel-service.ts'

export const purgeDeletedKind = 'purge-deleted-funnels'

/** Once an hour, so that what cannot be restored any more is gone soon. */
export const schedulePurgeOfDeleted: Schedule = (now) => ({
  kind: purgeDeletedKind,
  key: now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length),
  payload: {},
  runAt: now,
})

/** Deletes for good what was deleted thirty days ago. */
export const purgeDeletedFunnels: JobHandler = {
  async run(_job, { transaction, now }) {
    await purgeDeletedUntil(transaction, lastKept(now))
    return done
  },
}
