import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

/** What was written for a person, as hashes of its texts: known again when it is saved. */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    textHashes: text('text_hashes').array().notNull(),
    /**
     * Null where it was written; a copy of these hashes says when it was counted for a funnel, and what stood there
     * before is counted with it.
     */
    countedAt: timestamp('counted_at', { withTimezone: true }),
    /** That funnel; the same texts count anew for another one. Null, of a time before it was noted, is every one. */
    funnelId: uuid('funnel_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('generations_of_person').on(table.userId, table.createdAt)],
)
