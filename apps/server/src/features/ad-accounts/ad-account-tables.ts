import { adAccountKeyOf, adPlatformKeys, adSpendingActions } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** An account is one however it is reached: written and compared by its key. */
const accountKey = customType<{ data: string }>({
  dataType: () => 'text',
  toDriver: adAccountKeyOf,
})

/** Of an account of a person. */
const accountColumns = () => ({
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  platform: text('platform', { enum: adPlatformKeys }).notNull(),
  accountId: accountKey('account_id').notNull(),
})

/**
 * Ads that were asked for, each until it is whole at its platform, and afterwards what it was made of. The platform's
 * own lists say what runs.
 */
export const adCreations = pgTable(
  'ad_creations',
  {
    /** Made by the form: the same id is the same ad. */
    id: uuid('id').primaryKey(),
    ...accountColumns(),
    /** With the way that it is reached by, which is needed to go on. */
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    form: jsonb('form').notNull(),
    /** Of the design library. */
    imageUrl: text('image_url'),
    /** The parts that were begun, with the platform's ids of those that were made. */
    parts: jsonb('parts').notNull(),
    state: text('state', { enum: ['creating', 'created', 'undoing', 'failed'] }).notNull(),
    /** Why it failed, for a person. */
    message: text('message'),
    /** The platform's id of the whole ad. */
    adId: text('ad_id'),
    askedAt: time('asked_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('ad_creations_owner').on(table.userId, table.platform, table.accountId)],
)

/** An ad that spends, as its platform last told. */
export type RunningAd = {
  id: string
  name: string
  /** What it spends from, maybe together with others; rows of before have none. */
  budgetId?: string
  dailyCents: number
  /** Of the adventure that its address may lead to, by its path and by its tags; null where it names none. */
  slug: string | null
  tag?: string | null
}

/** People's accounts at ad platforms, as they were last seen there: what is told of them without asking again. */
export const adAccounts = pgTable(
  'ad_accounts',
  {
    ...accountColumns(),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    isDemo: boolean('is_demo').notNull(),
    /** What ran when its budgets were last read; both null where they never were, or the platform names it no more. */
    running: jsonb('running').$type<RunningAd[]>(),
    readAt: time('read_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.platform, table.accountId] })],
)

/** The most that the ads of an account may be set to spend a day, where its owner chose it. */
export const adSpendingCaps = pgTable(
  'ad_spending_caps',
  {
    ...accountColumns(),
    dailyCents: bigint('daily_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.platform, table.accountId] })],
)

/** What was done about people's money at ad platforms: noted before the platform is asked, settled by its answer. */
export const adSpendingLog = pgTable(
  'ad_spending_log',
  {
    /** Of a creation: that of the creation. */
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    platform: text('platform', { enum: adPlatformKeys }).notNull(),
    accountId: accountKey('account_id').notNull(),
    isDemo: boolean('is_demo').notNull(),
    action: text('action', { enum: adSpendingActions }).notNull(),
    outcome: text('outcome', { enum: ['asked', 'done', 'refused'] }).notNull(),
    /** The platform's id of the ad; null of caps, and of creations. */
    adId: text('ad_id'),
    name: text('name'),
    currency: text('currency'),
    /** The budget a day, or the cap, and what it was before. */
    dailyCents: bigint('daily_cents', { mode: 'number' }),
    dailyCentsBefore: bigint('daily_cents_before', { mode: 'number' }),
    /** Why it was refused, for a person. */
    message: text('message'),
  },
  (table) => [
    index('ad_spending_log_owner').on(table.userId, table.at, table.id),
    index('ad_spending_log_ad')
      .on(table.userId, table.platform, table.accountId, table.adId)
      .where(sql`${table.adId} is not null`),
  ],
)
