import type { FailedJob } from '@wildpath/contract'
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'

import type { Database, Transaction } from '../db/client.ts'
import { bounds } from '../limits.ts'
import { jobs } from './job-table.ts'

export type JobRepository = {
  /** How many jobs wait, or are under way, of each kind that there are any of. */
  countWaiting(): Promise<{ kind: string; waiting: number }[]>
  /** Those that were given up, the latest hundred. */
  listFailed(): Promise<FailedJob[]>
  /** Lets a job that was given up run again, with all its tries; false when it was not. */
  /** `record` runs in the transaction of the retry. */
  retry(
    id: string,
    now: Date,
    record: (transaction: Transaction, job: { id: string; kind: string }) => Promise<void>,
  ): Promise<boolean>
}

export function createJobRepository({ db }: Pick<Database, 'db'>): JobRepository {
  return {
    countWaiting: () =>
      db
        .select({ kind: jobs.kind, waiting: count() })
        .from(jobs)
        .where(and(isNull(jobs.finishedAt), isNull(jobs.failedAt)))
        .groupBy(jobs.kind),

    async listFailed() {
      const rows = await db
        .select()
        .from(jobs)
        .where(isNotNull(jobs.failedAt))
        .orderBy(desc(jobs.failedAt))
        .limit(bounds.lists.jobs)
      return rows.flatMap(({ failedAt, ...job }) =>
        failedAt === null
          ? []
          : [
              {
                id: job.id,
                kind: job.kind,
                attempts: job.attempts,
                last_error: job.lastError ?? '',
                created_at: job.createdAt.toISOString(),
                failed_at: failedAt.toISOString(),
              },
            ],
      )
    },

    retry: (id, now, record) =>
      db.transaction(async (transaction) => {
        const [freed] = await transaction
          .update(jobs)
          .set({ failedAt: null, attempts: 0, runAt: now })
          .where(and(eq(jobs.id, id), isNotNull(jobs.failedAt)))
          .returning({ id: jobs.id, kind: jobs.kind })
        if (freed === undefined) return false
        await record(transaction, freed)
        return true
      }),
  }
}
