import type { Transaction } from '../db/client.ts'

/** Work as it is asked for. The same kind and key is the same work, however often it is asked for. */
export type NewJob = {
  kind: string
  key: string
  /** Names things by `funnel_id` or `user_id`, so that a deletion of the account finds it. */
  payload: Record<string, string>
  runAt: Date
}

export type Job = {
  kind: string
  key: string
  payload: unknown
  createdAt: Date
}

/**
 * What came of a try. Effects of the handler are kept in any case; those of one that throws are undone.
 * 'later' is no failed try; a failure is tried again by the retry policy, unless it is final.
 */
export type JobOutcome =
  | { kind: 'done' }
  | { kind: 'later'; at: Date }
  | { kind: 'failed'; reason: string; isFinal: boolean }

export type JobContext = {
  /** Ends together with the job: what is written here and the job's end are one commit. */
  transaction: Transaction
  now: Date
}

export type JobHandler = {
  run(job: Job, context: JobContext): Promise<JobOutcome>
  /** What else to write down when the job is given up, in the transaction that says so. */
  giveUp?(job: Job, context: JobContext, reason: string): Promise<void>
}

export type JobHandlers = Readonly<Record<string, JobHandler>>

export const done: JobOutcome = { kind: 'done' }
