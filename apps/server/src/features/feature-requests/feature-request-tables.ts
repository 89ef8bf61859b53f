import type { FeatureRequestStatus } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What people wish for. */
export const featureRequests = pgTable(
  'feature_requests',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    /** Null once they have left: what others voted for stays. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    purpose: text('purpose').notNull(),
    status: text('status').$type<FeatureRequestStatus>().notNull().default('open'),
    answer: text('answer').notNull().default(''),
    answeredAt: time('answered_at'),
    /** Kept by a trigger of the votes. */
    voteCount: integer('vote_count').notNull().default(0),
    /** Where the votes of a duplicate count; never another duplicate. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => featureRequests.number, {
      onDelete: 'cascade',
    }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    check(
      'feature_requests_status',
      sql`${table.status} in ('open', 'planned', 'building', 'done', 'declined')`,
    ),
    index('feature_requests_votes')
      .on(table.voteCount, table.number)
      .where(sql`${table.mergedInto} is null`),
    index('feature_requests_status_votes')
      .on(table.status, table.voteCount, table.number)
      .where(sql`${table.mergedInto} is null`),
    index('feature_requests_status_newest')
      .on(table.status, table.number)
      .where(sql`${table.mergedInto} is null`),
    index('feature_requests_words').using(
      'gin',
      sql`to_tsvector('english', fold_text(${table.title} || ' ' || ${table.purpose}))`,
    ),
    index('feature_requests_author').on(table.authorId),
    index('feature_requests_merged').on(table.mergedInto),
  ],
)

/** One a person and request. */
export const featureRequestVotes = pgTable(
  'feature_request_votes',
  {
    requestNumber: integer('request_number')
      .notNull()
      .references(() => featureRequests.number, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestNumber, table.userId] }),
    index('feature_request_votes_user').on(table.userId, table.requestNumber),
  ],
)
