import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Emails of the sandbox: kept, readable in the product, never sent. */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_emails_recipient').on(table.recipient, table.createdAt.desc())],
)
