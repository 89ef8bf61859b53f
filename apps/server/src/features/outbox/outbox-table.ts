import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { leads } from '../leads/index.ts'

/** Emails of the sandbox: kept, readable in the product, never sent. */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The HTML part; null for a letter of text alone. */
    html: text('html'),
    /** Names and values of further headers, as a mail server would get them. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** One message, however often it is handed over. */
    messageKey: text('message_key').unique(),
    /** Whom it was written to, or whose words it quotes: it goes with the lead. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outbox_emails_recipient').on(table.recipient, table.createdAt.desc()),
    index('outbox_emails_lead').on(table.leadId),
  ],
)
