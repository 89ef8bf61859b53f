import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What the write test of the diagnostics stored (spec 3, section 7.3), for an hour at most. It names nobody. */
export const diagnosticDocuments = pgTable(
  'diagnostic_documents',
  {
    id: uuid('id').primaryKey(),
    test: text('test').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('diagnostic_documents_created').on(table.createdAt)],
)
