import { randomUUIDv7 } from 'node:crypto'

import type { Database, Transaction } from '../db/client.ts'
import type { NewJob } from './job.ts'
import { jobs } from './job-table.ts'

/** Asks for work; what was asked for before, done or not, is passed over. */
export async function enqueueJobs(
  db: Database['db'] | Transaction,
  work: readonly NewJob[],
  now: Date,
): Promise<void> {
  if (work.length === 0) return
  await db
    .insert(jobs)
    .values(work.map((job) => ({ ...job, id: randomUUIDv7(), createdAt: now })))
    .onConflictDoNothing()
}
