import type { FactorKind, Notifications, PlanKey, Subscription } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** The plan in force; only a confirmed payment and an admin change it. */
    plan: text('plan').$type<PlanKey>().notNull().default('free'),
    notifications: jsonb('notifications').$type<Notifications>().notNull().default({
      new_lead: true,
      weekly_summary: true,
      product_news: false,
      community_answers: true,
    }),
    /** The sender's line of follow-ups. */
    postalAddress: text('postal_address').notNull().default(''),
    /** An IANA name; null until the browser has reported one, and then UTC applies. */
    timeZone: text('time_zone'),
    /** Pauses the follow-ups of contacted leads; null until the owner decides. */
    pausesContacted: boolean('pauses_contacted'),
    /** What the mail server said when it last refused this address; null when mail arrives. */
    emailProblem: text('email_problem'),
    /** Deleted funnels stay named here; then the newest one is the editable one. */
    editableFunnelId: uuid('editable_funnel_id'),
    /** Until when support may sign in to the account; null where it may not. */
    supportAccessUntil: time('support_access_until'),
    /** Within an hour; null for nobody's having signed in since it is kept. */
    lastActiveAt: time('last_active_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  // For lists and counts of admins. Their searches use the trigram index users_search_text.
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_plan_newest').on(table.plan, table.createdAt, table.id),
    index('users_name').on(sql`lower(${table.name})`, table.id),
    index('users_active').on(
      sql`coalesce(${table.lastActiveAt}, '-infinity'::timestamptz)`,
      table.id,
    ),
  ],
)

/** Every subscription that a person ever had, as the payment provider last described it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan').$type<PlanKey>().notNull(),
    priceId: text('price_id').notNull(),
    status: text('status').$type<Subscription['status']>().notNull(),
    currentPeriodEnd: time('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    paymentFailed: boolean('payment_failed').notNull().default(false),
    /** When it was last seen to become another plan; null while it is what was bought. */
    planChangedAt: time('plan_changed_at'),
    /** When an admin took it away: its holder does not see it any more. */
    clearedAt: time('cleared_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId, table.createdAt.desc()),
    // What is counted as active, and what makes an admin.
    index('subscriptions_active')
      .on(table.plan, table.priceId, table.currentPeriodEnd)
      .where(
        sql`${table.status} = 'active' and not ${table.paymentFailed} and ${table.clearedAt} is null`,
      ),
    index('subscriptions_of_admins')
      .on(table.userId)
      .where(sql`${table.plan} = 'admin' and ${table.clearedAt} is null`),
    index('subscriptions_period_end')
      .on(table.currentPeriodEnd)
      .where(sql`${table.status} <> 'canceled'`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** How the second step was passed, and when; null where only the password was shown. */
    secondFactor: text('second_factor').$type<FactorKind>(),
    secondFactorAt: time('second_factor_at'),
    /** Of a session in which support visits the account; null where people are themselves. */
    supportVisitId: uuid('support_visit_id'),
    adminId: text('admin_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The admin's own session: the visit does not outlast it. */
    adminSessionId: text('admin_session_id').references((): AnyPgColumn => sessions.id, {
      onDelete: 'cascade',
    }),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_support_visit')
      .on(table.supportVisitId)
      .where(sql`${table.supportVisitId} is not null`),
    // Whoever is deleted or signed out takes the visits along.
    index('sessions_admin')
      .on(table.adminId)
      .where(sql`${table.adminId} is not null`),
    index('sessions_admin_session')
      .on(table.adminSessionId)
      .where(sql`${table.adminSessionId} is not null`),
  ],
)

/** What is kept of passwords, apart from the people so that no answer holds one by accident. */
export const passwords = pgTable('passwords', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)
