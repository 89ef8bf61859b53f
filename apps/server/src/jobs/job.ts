import type { Transaction } from '../db/client.ts'

export type Job = {
  kind: string
  key: string
  payload: unknown
  createdAt: Date
}

/** What came of a try. 'reschedule' is no failed try; a failure is tried again by the retry policy, unless it is final. */
export type JobOutcome =
  | { kind: 'done' }
  | { kind: 'reschedule'; at: Date }
  | { kind: 'failed'; reason: string; isFinal: boolean }

export type JobContext = {
  /**
   * A transaction before the end, for what has to be known or marked before something outside is asked.
   * Short: nothing outside is asked inside it.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  now: Date
}

/**
 * Writes down what came of it, in the transaction that also writes down the job's end, and only while the job
 * is still this worker's. What it writes is undone when it throws, and kept whatever it answers.
 */
export type SettleJob = (transaction: Transaction) => Promise<JobOutcome>

export type JobHandler = {
  /**
   * For work without an end: one job that is always there and comes again so long after each time, whatever
   * came of it, or earlier when it asks for that by 'reschedule'.
   */
  everyMs?: number
  /** Holds no connection; it may ask outside services, and takes as long as they take. */
  run(job: Job, context: JobContext): Promise<JobOutcome | SettleJob>
  /** What else to write down when its retries are exhausted, in the transaction that says so. */
  onExhausted?(
    job: Job,
    context: { transaction: Transaction; now: Date },
    reason: string,
  ): Promise<void>
}

export type JobHandlers = Readonly<Record<string, JobHandler>>

export const done: JobOutcome = { kind: 'done' }
