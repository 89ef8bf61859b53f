import { randomUUIDv7 } from 'node:crypto'

import { type SQL, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../db/client.ts'
import type { JobKind, JobPayload, NewJob, Work } from './job-kind.ts'
import { jobs } from './job-table.ts'

/** Asks for work of one kind; what was asked for before, done or not, is passed over. */
export async function enqueue<Payload extends JobPayload>(
  db: Database['db'] | Transaction,
  kind: JobKind<Payload>,
  work: readonly Work<NoInfer<Payload>>[],
  now: Date,
): Promise<void> {
  await insertJobs(
    db,
    work.map((job) => ({ ...job, kind })),
    now,
  )
}

/** The same for work of any kinds, as schedules plan it. */
export async function insertJobs(
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

/**
 * The same as a statement, or a part of one: one job for each row of the relation. The key is a column of it,
 * and so are each value of the payload and the time of the job, which is due at once without one.
 */
export function enqueueEach<Payload extends JobPayload>(
  kind: JobKind<Payload>,
  {
    relation,
    key,
    payload,
    runAt,
    at,
  }: {
    relation: SQL
    key: string
    payload: Record<keyof NoInfer<Payload> & string, string>
    runAt?: string
    at: Date
  },
): SQL {
  const values = Object.entries<string>(payload).map(
    ([name, column]) => sql`${name}::text, ${sql.identifier(column)}`,
  )
  const time = sql`${at.toISOString()}::timestamptz`
  return sql`
    insert into jobs (id, kind, key, payload, run_at, created_at)
    select gen_random_uuid(), ${kind}::text, ${sql.identifier(key)}::text,
      jsonb_build_object(${sql.join(values, sql`, `)}),
      ${runAt === undefined ? time : sql.identifier(runAt)}, ${time}
    from ${relation} order by ${sql.identifier(key)}
    on conflict (kind, key) do nothing`
}
