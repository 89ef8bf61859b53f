import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What ties a person to the payment provider. */
export const billingAccounts = pgTable('billing_accounts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's customer id. */
  customerId: text('customer_id').unique(),
  /** The one payment page that may still be open. */
  openCheckoutId: text('open_checkout_id'),
  trialUsedAt: time('trial_used_at'),
})

/** Events that were handled: the provider sends some twice. Nothing of a person is in here. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: time('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
)

/**
 * Addresses whose trial is used up, kept when their account is deleted: a keyed hash each, from which
 * nobody reads an address.
 */
export const usedTrials = pgTable('used_trials', {
  addressHash: text('address_hash').primaryKey(),
  usedAt: time('used_at').notNull(),
})
