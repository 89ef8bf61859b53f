import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'

import type { Database, Transaction } from '../db/client.ts'
import { databaseFailure } from '../db/failure.ts'
import { describeError } from '../log.ts'
import { enqueueJobs } from './enqueue-jobs.ts'
import type { JobHandlers, JobOutcome, NewJob } from './job.ts'
import { jobs } from './job-table.ts'
import { retryDelayMs } from './retry-policy.ts'

export type JobRunner = {
  /** From now on at least every second. */
  start(): void
  /** Runs everything that is due, and what comes of that, until nothing is due. */
  turn(): Promise<void>
  /** Takes no more jobs; resolves when those under way have ended, or have had their time. */
  stop(): Promise<void>
}

/** Work that comes round: the next job of its kind, its key naming the turn. */
export type Schedule = (now: Date) => NewJob

type Options = {
  database: Database
  handlers: JobHandlers
  schedules: readonly Schedule[]
  now: () => Date
  log: {
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
}

type JobRow = typeof jobs.$inferSelect

/** Each holds a connection of the pool while a mail server thinks; the others are for people. */
const lanes = 4
const intervalMs = 1_000
/** Less than a process has for ending; what is cut off is tried again. */
const patienceMs = 8_000

/**
 * Runs jobs in any number of processes. A job is taken, done and marked as done in one transaction, so
 * that its effects and its end are one commit, and a job whose process died is free at once.
 */
export function createJobRunner(options: Options): JobRunner {
  const { database, handlers, schedules, now, log } = options
  const kinds = Object.keys(handlers)
  const running = new Set<Promise<void>>()
  const planned = new Map<string, string>()
  let taken = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  /** Sets another lane to work while there are any left. */
  function wake(): void {
    if (isStopped || running.size >= lanes) return
    const lane: Promise<void> = runLane().then(
      () => void running.delete(lane),
      (error: unknown) => {
        running.delete(lane)
        if (databaseFailure(error) === null) log.error({ err: error }, 'jobs')
        else log.warn({ err: error }, 'jobs: no database')
      },
    )
    running.add(lane)
  }

  async function runLane(): Promise<void> {
    await plan()
    while (await runNext()) taken += 1
  }

  async function plan(): Promise<void> {
    const time = now()
    const next = schedules
      .map((schedule) => schedule(time))
      .filter(({ kind, key }) => planned.get(kind) !== key)
    await enqueueJobs(database.db, next, time)
    for (const { kind, key } of next) planned.set(kind, key)
  }

  async function runNext(): Promise<boolean> {
    if (isStopped) return false
    return database.db.transaction(async (transaction) => {
      const job = await takeDue(transaction, kinds, now())
      if (job === undefined) return false
      // There may be more where this one was.
      wake()
      await settle(transaction, job, await attempt(transaction, job))
      return true
    })
  }

  async function attempt(transaction: Transaction, job: JobRow): Promise<JobOutcome> {
    const handler = handlers[job.kind]
    if (handler === undefined) throw new Error(`No handler of ${job.kind}`)
    try {
      return await transaction.transaction((inner) =>
        handler.run(job, { transaction: inner, now: now() }),
      )
    } catch (error) {
      // Without its connection this try has not happened.
      if (databaseFailure(error) !== null) throw error
      log.error({ err: error, kind: job.kind }, 'a job failed')
      return { kind: 'failed', reason: describeError(error).message, isFinal: false }
    }
  }

  async function settle(transaction: Transaction, job: JobRow, outcome: JobOutcome) {
    const time = now()
    const mark = (changes: Partial<JobRow>) =>
      transaction.update(jobs).set(changes).where(eq(jobs.id, job.id))
    if (outcome.kind === 'done') return void (await mark({ finishedAt: time }))
    if (outcome.kind === 'later') return void (await mark({ runAt: outcome.at }))
    const attempts = job.attempts + 1
    const lastError = outcome.reason.slice(0, 300)
    const delayMs = outcome.isFinal ? null : retryDelayMs(attempts)
    if (delayMs !== null) {
      return void (await mark({ attempts, lastError, runAt: new Date(time.getTime() + delayMs) }))
    }
    await mark({ attempts, lastError, failedAt: time })
    await handlers[job.kind]?.giveUp?.(job, { transaction, now: time }, lastError)
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running)
  }

  return {
    start() {
      timer = setInterval(wake, intervalMs)
      wake()
    },
    async turn() {
      let before: number
      do {
        before = taken
        wake()
        await settled()
      } while (taken > before)
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      let limit: NodeJS.Timeout | undefined
      const patience = new Promise<void>((resolve) => (limit = setTimeout(resolve, patienceMs)))
      await Promise.race([settled(), patience])
      clearTimeout(limit)
    },
  }
}

/** The job that waits longest, locked; those of other lanes and processes are passed over. */
async function takeDue(transaction: Transaction, kinds: string[], now: Date) {
  const [job] = await transaction
    .select()
    .from(jobs)
    .where(
      and(
        lte(jobs.runAt, now),
        isNull(jobs.finishedAt),
        isNull(jobs.failedAt),
        inArray(jobs.kind, kinds),
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return job
}
