import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'
import { leads } from '../leads/index.ts'

/** The constraint that refuses an email of a lead that is gone. */
export const ofLead = 'outbox_emails_of_lead'

/** Emails of the sandbox: kept, readable in the product, never sent. */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The HTML part; null for an email of text alone. */
    html: text('html'),
    /** The iCalendar file that came with it. */
    calendar: text('calendar'),
    /** Names and values of further headers, as a mail server would get them. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** One message, however often it is handed over. */
    messageKey: text('message_key').unique(),
    /** Of the lead whom it was written to, or whose words it quotes: it goes with the lead. */
    funnelId: uuid('funnel_id'),
    leadId: uuid('lead_id'),
    /** Whose account it is about: it goes with the account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outbox_emails_recipient').on(table.recipient, table.createdAt.desc()),
    index('outbox_emails_lead').on(table.leadId),
    index('outbox_emails_user').on(table.userId),
    foreignKey({
      columns: [table.funnelId, table.leadId],
      foreignColumns: [leads.funnelId, leads.id],
    }).onDelete('cascade'),
    // Without both, an email would not be held to its lead.
    check(ofLead, sql`(${table.funnelId} is null) = (${table.leadId} is null)`),
  ],
)
