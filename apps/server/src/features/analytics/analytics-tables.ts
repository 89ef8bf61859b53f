import type { Device } from '@wildpath/contract'
import { bigint, date, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { funnels } from '../funnels/index.ts'

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** One row per funnel and local day of its owner, so that no read scans raw events. */
export const funnelDailyStats = pgTable(
  'funnel_daily_stats',
  {
    funnelId: uuid('funnel_id')
      .notNull()
      .references(() => funnels.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: count('views'),
    /** Different people of that day. */
    visitors: count('visitors'),
    leads: count('leads'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.funnelId, table.day] })],
)

/** Where a day's visits and leads came from, and on what; sums to the funnel's day. */
export const funnelDailySourceStats = pgTable(
  'funnel_daily_source_stats',
  {
    funnelId: uuid('funnel_id')
      .notNull()
      .references(() => funnels.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    source: text('source').notNull(),
    device: text('device').$type<Device>().notNull(),
    views: count('views'),
    leads: count('leads'),
  },
  (table) => [primaryKey({ columns: [table.funnelId, table.day, table.source, table.device] })],
)

/**
 * Who was on a page today, as keyed hashes that mean nothing once the day's key is gone; rows and keys
 * are deleted after two days. A lead of that day is counted under the source of the first visit that
 * came from somewhere: whoever came back by an ad was brought by it.
 */
export const funnelVisitors = pgTable(
  'funnel_visitors',
  {
    funnelId: uuid('funnel_id')
      .notNull()
      .references(() => funnels.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    visitor: text('visitor').notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.funnelId, table.day, table.visitor] })],
)

export const visitorKeys = pgTable('visitor_keys', {
  day: date('day').primaryKey(),
  key: text('key').notNull(),
})
