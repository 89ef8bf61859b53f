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
    /** When it was counted for a funnel; what stood there before is counted with it. */
    countedAt: timestamp('counted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('generations_of_person').on(table.userId, table.createdAt)],
)
