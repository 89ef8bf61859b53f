import { randomUUID } from 'node:crypto'

import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../db/client.ts'
import { bounds } from '../limits.ts'
import { jobs } from './job-table.ts'

export type JobRow = typeof jobs.$inferSelect
export type LeasedJob = JobRow & { leaseId: string }

export type JobLeases = {
  /** Takes the job that waits longest, for `leaseMs`; those of other workers are passed over. */
  take(kinds: readonly string[]): Promise<LeasedJob | null>
  /** Whether the job is still this worker's; if so, it stays so until the transaction ends. */
  confirm(transaction: Transaction, job: LeasedJob): Promise<boolean>
  /** Gives back what was not begun. */
  giveBack(job: LeasedJob): Promise<void>
  /** Nothing is to be renewed for this job any more. */
  forget(job: LeasedJob): void
  /** Extends the leases of what is under way, where it is time to. */
  renew(): Promise<void>
}

const { leaseMs } = bounds.jobs
/** So often a lease stays with a worker that lives, also when the clocks of two machines differ by seconds. */
const renewAfterMs = leaseMs / 3

const lostReason = 'The process that did it ended before it was done.'

/** Which jobs this process does at the moment: a row is marked for a time, and no connection is held. */
export function createJobLeases({ db }: Pick<Database, 'db'>, now: () => Date): JobLeases {
  /** By the id of the lease: the job, and when the lease was written last. */
  const held = new Map<string, { jobId: string; at: number }>()
  const fromNow = () => new Date(now().getTime() + leaseMs)

  return {
    async take(kinds) {
      const leaseId = randomUUID()
      const time = now()
      // The first of each kind by the index of its kind, and of these the one that waits longest.
      const next = sql`(
        select due.id from unnest(${sql.param([...kinds])}::text[]) as wanted (kind) cross join lateral (
          select id, run_at from jobs
          where kind = wanted.kind and run_at <= ${time.toISOString()}
            and finished_at is null and failed_at is null
            and (lease_until is null or lease_until <= ${time.toISOString()})
          order by run_at, id limit 1 for update skip locked) as due
        order by due.run_at, due.id limit 1)`
      const isLost = sql`${jobs.leaseId} is not null`
      const [job] = await db
        .update(jobs)
        .set({
          leaseId,
          leaseUntil: fromNow(),
          // What ends the process that does it would otherwise end one process after the other.
          attempts: sql`${jobs.attempts} + case when ${isLost} then 1 else 0 end`,
          lastError: sql`case when ${isLost} then ${lostReason} else ${jobs.lastError} end`,
        })
        .where(sql`${jobs.id} = ${next}`)
        .returning()
      if (job === undefined) return null
      held.set(leaseId, { jobId: job.id, at: time.getTime() })
      return { ...job, leaseId }
    },

    async confirm(transaction, { id, leaseId }) {
      const rows = await transaction
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.id, id), eq(jobs.leaseId, leaseId)))
        .for('update')
      return rows.length > 0
    },

    async giveBack({ id, leaseId }) {
      await db
        .update(jobs)
        .set({ leaseId: null, leaseUntil: null })
        .where(and(eq(jobs.id, id), eq(jobs.leaseId, leaseId)))
    },

    forget({ leaseId }) {
      held.delete(leaseId)
    },

    async renew() {
      const time = now().getTime()
      const due = [...held].filter(([, { at }]) => at + renewAfterMs <= time)
      if (due.length === 0) return
      const renewed = await db
        .update(jobs)
        .set({ leaseUntil: fromNow() })
        .where(
          and(
            inArray(
              jobs.id,
              due.map(([, { jobId }]) => jobId),
            ),
            inArray(
              jobs.leaseId,
              due.map(([leaseId]) => leaseId),
            ),
          ),
        )
        .returning({ leaseId: jobs.leaseId })
      for (const { leaseId } of renewed) {
        const lease = leaseId === null ? undefined : held.get(leaseId)
        if (lease !== undefined) lease.at = time
      }
    },
  }
}
