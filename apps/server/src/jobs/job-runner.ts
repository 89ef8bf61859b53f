import type { Database } from '../db/client.ts'
import { databaseFailure } from '../db/failure.ts'
import { bounds } from '../limits.ts'
import { insertJobs } from './enqueue.ts'
import type { JobHandlers } from './job.ts'
import { jobKind, type Schedule, schedule } from './job-kind.ts'
import { createJobLeases } from './job-leases.ts'
import { createRunNextJob } from './run-next-job.ts'

export type JobRunner = {
  /** From now on at least every second. */
  start(): void
  /** Runs everything that is due, and what comes of that, until nothing is due. */
  runUntilIdle(): Promise<void>
  /** What start() does every second: plans what comes round, renews leases, sets work going. */
  tick(): Promise<void>
  /** Takes no more jobs; resolves when those under way have ended, or have had their time. */
  stop(): Promise<void>
}

/** Jobs that wait for no others than their own; so many of them are under way at once. */
export type JobQueue = { handlers: JobHandlers; concurrency: number }

type Options = {
  database: Pick<Database, 'db'>
  queues: readonly JobQueue[]
  schedules: readonly Schedule[]
  /** Waits until jobs may use one more connection. */
  withConnection<T>(work: () => Promise<T>): Promise<T>
  now: () => Date
  log: {
    warn(details: object, message: string): void
    error(details: object, message: string): void
  }
}

const intervalMs = 1_000
const recurringKey = 'recurring'

/**
 * Runs jobs in any number of processes. A job is leased for a time, done without holding a connection, and its
 * end is one commit with what it wrote.
 */
export function createJobRunner(options: Options): JobRunner {
  const { database, queues, now, log } = options
  const schedules = [...options.schedules, ...queues.flatMap(recurringOf)]
  const leases = createJobLeases(database, now)
  const runNext = createRunNextJob({ ...options, leases })
  const pumps = queues.map((queue) => createPump(queue))
  const planned = new Map<string, string>()
  let taken = 0
  let isStopped = false
  let ticking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function createPump({ handlers, concurrency }: JobQueue) {
    const running = new Set<Promise<void>>()
    const runOnce = async () => !isStopped && runNext(handlers, onTaken)
    const drain = async () => {
      while (await runOnce());
    }
    const onTaken = () => {
      taken += 1
      // There may be more where this one was.
      pump()
    }
    /** Starts another worker while fewer than `concurrency` are running. */
    function pump(): void {
      if (isStopped || running.size >= concurrency) return
      const worker: Promise<void> = drain().then(
        () => void running.delete(worker),
        (error: unknown) => {
          running.delete(worker)
          report(error)
        },
      )
      running.add(worker)
    }
    return { pump, running }
  }

  function report(error: unknown): void {
    if (databaseFailure(error) === null) log.error({ err: error }, 'jobs')
    else log.warn({ err: error }, 'jobs: no database')
  }

  async function plan(): Promise<void> {
    const time = now()
    const next = schedules
      .map((nextOf) => nextOf(time))
      .filter(({ kind, key }) => planned.get(kind) !== key)
    await insertJobs(database.db, next, time)
    for (const { kind, key } of next) planned.set(kind, key)
  }

  function pumpAll(): void {
    for (const { pump } of pumps) pump()
  }

  async function settled(): Promise<void> {
    const all = () => pumps.flatMap(({ running }) => [...running])
    while (all().length > 0) await Promise.all(all())
  }

  /** One at a time: a slow database is not asked again before it has answered. */
  function tick(): Promise<void> {
    ticking ??= Promise.all([leases.renew(), plan()])
      .then(pumpAll, report)
      .finally(() => (ticking = undefined))
    return ticking
  }

  return {
    start() {
      timer = setInterval(() => void tick(), intervalMs)
      void tick()
    },
    tick,
    async runUntilIdle() {
      let before: number
      do {
        before = taken
        await tick()
        await settled()
      } while (taken > before)
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      let limit: NodeJS.Timeout | undefined
      const patience = new Promise<void>(
        (resolve) => (limit = setTimeout(resolve, bounds.shutdown.jobsMs)),
      )
      await Promise.race([Promise.all([ticking, settled()]), patience])
      clearTimeout(limit)
    },
  }
}

/** One job for each kind of work without an end; it is there from its first planning on. */
function recurringOf({ handlers }: JobQueue): Schedule[] {
  return Object.entries(handlers)
    .filter(([, { everyMs }]) => everyMs !== undefined)
    .map(([kind]) =>
      schedule(jobKind(kind), (now) => ({ key: recurringKey, payload: {}, runAt: now })),
    )
}
