import type { FollowUpStopReason, ScheduledFollowUp, Suppression } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'
import { leads } from '../leads/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** The emails that a lead gets, on the lead's own clock. The only schedule of them: a job is there when one is due. */
export const followUps = pgTable(
  'follow_ups',
  {
    funnelId: uuid('funnel_id').notNull(),
    leadId: uuid('lead_id').notNull(),
    /** From 1; the place in the funnel's list of texts. */
    step: integer('step').notNull(),
    /** How often the sequence has started; each start sends emails of its own. */
    round: integer('round').notNull().default(1),
    /** Whose throttle it counts against. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dueAt: time('due_at').notNull(),
    /** Of the job that sends it; null until it is due, and again when it is postponed. */
    jobKey: text('job_key'),
    state: text('state').$type<ScheduledFollowUp['state']>().notNull().default('scheduled'),
    /** Set while it is due but its lead is marked as contacted; a trigger clears it. */
    pausedAt: time('paused_at'),
    /** Set while it is handed to the mail server, so that no other one of this lead goes out meanwhile. */
    sendingSince: time('sending_since'),
    /** When it was sent, stopped or given up. */
    settledAt: time('settled_at'),
    stoppedBecause: text('stopped_because').$type<FollowUpStopReason>(),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.step] }),
    foreignKey({
      columns: [table.funnelId, table.leadId],
      foreignColumns: [leads.funnelId, leads.id],
    }).onDelete('cascade'),
    index('follow_ups_sent').on(table.userId, table.settledAt),
    index('follow_ups_due')
      .on(table.dueAt)
      .where(sql`${table.jobKey} is null and ${table.pausedAt} is null`),
  ],
)

/** Addresses that get no follow-ups of an owner any more. */
export const suppressions = pgTable(
  'suppressions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Normalized by `toAddressKey`. */
    email: text('email').notNull(),
    reason: text('reason').$type<Suppression['reason']>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    // What admins see of everybody's.
    index('suppressions_newest').on(table.createdAt, table.userId, table.email),
    index('suppressions_email').on(table.email, table.createdAt, table.userId),
  ],
)
