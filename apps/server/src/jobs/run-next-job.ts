import { setTimeout as after } from 'node:timers/promises'

import { eq } from 'drizzle-orm'

import type { Database, Transaction } from '../db/client.ts'
import { databaseFailure } from '../db/failure.ts'
import { bounds } from '../limits.ts'
import { describeError } from '../log.ts'
import { decideJobEnd } from './decide-job-end.ts'
import type { JobHandler, JobHandlers, JobOutcome, SettleJob } from './job.ts'
import type { JobLeases, LeasedJob } from './job-leases.ts'
import { jobs } from './job-table.ts'
import { retryDelayMs } from './retry-policy.ts'

type Options = {
  database: Pick<Database, 'db'>
  leases: JobLeases
  /** Waits until jobs may use one more connection. */
  withConnection<T>(work: () => Promise<T>): Promise<T>
  now: () => Date
  log: {
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
}

/** Does the job that waits longest; false when none is due. `onTaken` hears that there was one. */
export type RunNextJob = (handlers: JobHandlers, onTaken: () => void) => Promise<boolean>

type Result = JobOutcome | SettleJob

const settleAgainMs = 1_000

export function createRunNextJob({
  database: { db },
  leases,
  withConnection,
  now,
  log,
}: Options): RunNextJob {
  const transaction = <T>(work: (transaction: Transaction) => Promise<T>) =>
    withConnection(() => db.transaction(work))

  async function attempt(handler: JobHandler, job: LeasedJob): Promise<Result> {
    const isWornOut = job.attempts > 0 && retryDelayMs(job.attempts) === null
    if (isWornOut && handler.everyMs === undefined) {
      const reason = job.lastError ?? ''
      return { kind: 'failed', reason, isFinal: true }
    }
    try {
      return await handler.run(job, { transaction, now: now() })
    } catch (error) {
      if (databaseFailure(error) === null) return failureOf(error, job)
      // Without its connection this try has not happened.
      await leases.giveBack(job).catch(() => {})
      throw error
    }
  }

  /** What was done outside cannot be undone: it is written down as soon as the database is there again. */
  async function settle(handler: JobHandler, job: LeasedJob, result: Result): Promise<void> {
    const giveUpAt = performance.now() + bounds.jobs.leaseMs
    for (;;) {
      try {
        return await transaction((tx) => writeEnd(tx, handler, job, result))
      } catch (error) {
        if (databaseFailure(error) === null || performance.now() > giveUpAt) throw error
      }
      await after(settleAgainMs, undefined, { ref: false })
    }
  }

  async function writeEnd(tx: Transaction, handler: JobHandler, job: LeasedJob, result: Result) {
    if (!(await leases.confirm(tx, job))) {
      return log.warn({ kind: job.kind }, 'a job was taken over by another process')
    }
    const outcome =
      typeof result === 'function'
        ? await tx.transaction(result).catch((error: unknown) => failureOf(error, job))
        : result
    const time = now()
    const { changes, isGivenUp } = decideJobEnd({
      job,
      outcome,
      everyMs: handler.everyMs,
      now: time,
    })
    await tx
      .update(jobs)
      .set({ ...changes, leaseId: null, leaseUntil: null })
      .where(eq(jobs.id, job.id))
    if (isGivenUp)
      await handler.onExhausted?.(job, { transaction: tx, now: time }, changes.lastError ?? '')
  }

  function failureOf(error: unknown, { kind }: LeasedJob): JobOutcome {
    if (databaseFailure(error) !== null) throw error
    log.error({ err: error, kind }, 'a job failed')
    return { kind: 'failed', reason: describeError(error).message, isFinal: false }
  }

  return async (handlers, onTaken) => {
    const job = await withConnection(() => leases.take(Object.keys(handlers)))
    if (job === null) return false
    onTaken()
    try {
      const handler = handlers[job.kind]
      if (handler === undefined) throw new Error(`No handler of ${job.kind}`)
      await settle(handler, job, await attempt(handler, job))
    } finally {
      leases.forget(job)
    }
    return true
  }
}
