import type { PlanKey } from '@wildpath/contract'
import { isNotNull } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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

/**
 * Money that came in or went back, once each, as the provider's events confirmed it. It stays when the person
 * leaves, without them: what was earned does not change.
 */
export const payments = pgTable(
  'payments',
  {
    /** The provider's: of the invoice; of a refund the charge with the sum that was given back by then. */
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<'payment' | 'refund'>().notNull(),
    /** Of the subscription when it was paid; null where that is not known. */
    plan: text('plan').$type<PlanKey>(),
    /** US cents; below 0 for what was given back. */
    amountCents: integer('amount_cents').notNull(),
    paidAt: time('paid_at').notNull(),
    /** The event that told of it; null for what was there before events were recorded. */
    eventId: text('event_id'),
    /** Of a refund: the charge that was given back. */
    chargeId: text('charge_id'),
    /** A keyed hash of the provider's customer, so that a refund is known as ours when the person is gone. */
    payerHash: text('payer_hash'),
    recordedAt: time('recorded_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_user').on(table.userId),
    index('payments_charge').on(table.chargeId).where(isNotNull(table.chargeId)),
    index('payments_payer').on(table.payerHash),
  ],
)

/** Sums of the payments of each month (UTC), kept by a trigger. */
export const paymentMonths = pgTable('payment_months', {
  /** Its first day. */
  month: date('month').primaryKey(),
  paidCents: bigint('paid_cents', { mode: 'number' }).notNull(),
  refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull(),
})
