import { isNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What the sandbox keeps in place of a payment provider: customers, checkouts, subscriptions, invoices. */
export const sandboxPaymentObjects = pgTable(
  'sandbox_payment_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The customer it belongs to. */
    customerId: text('customer_id').notNull(),
    data: jsonb('data').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_payment_objects_customer').on(table.customerId, table.kind)],
)

/** Events to be sent to the webhook until it says that it has them. */
export const sandboxPaymentEvents = pgTable(
  'sandbox_payment_events',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** The text that is signed and sent. */
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: time('created_at').notNull().defaultNow(),
    deliveredAt: time('delivered_at'),
  },
  (table) => [
    index('sandbox_payment_events_undelivered').on(table.id).where(isNull(table.deliveredAt)),
  ],
)
