import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Attempts in their present windows, in the columns and the order that rate-limiter-flexible writes. */
export const rateLimitCounts = pgTable(
  'rate_limit_counts',
  {
    /** The limit's name, and a keyed hash of whose attempts these are. */
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limit_counts_expire').on(table.expire)],
)
