import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who works on something alone at the moment. A row stays behind only when a process died. */
export const leases = pgTable('leases', {
  key: text('key').primaryKey(),
  holder: uuid('holder').notNull(),
  /** By the database's clock. */
  heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
})
