import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Work to be done once, at or after `runAt`. Finished jobs stay a while, so that their key is known. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** With the kind: the same work is the same job, however often it is asked for. */
    key: text('key').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    runAt: time('run_at').notNull(),
    /** Who does it at this moment, and until when nobody else may; null while nobody does. */
    leaseId: uuid('lease_id'),
    leaseUntil: time('lease_until'),
    /** Tries that failed. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: time('created_at').notNull(),
    finishedAt: time('finished_at'),
    /** Given up. */
    failedAt: time('failed_at'),
  },
  (table) => [
    unique('jobs_key').on(table.kind, table.key),
    // By kind first: no queue reads through what waits in another.
    index('jobs_due')
      .on(table.kind, table.runAt, table.id)
      .where(sql`${table.finishedAt} is null and ${table.failedAt} is null`),
    index('jobs_failed').on(table.failedAt).where(isNotNull(table.failedAt)),
  ],
)
