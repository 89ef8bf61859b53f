import { adPlatformKeys } from '@wildpath/contract'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
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
import { funnels } from '../funnels/index.ts'

const place = {
  userId: text('user_id').notNull(),
  platform: text('platform', { enum: adPlatformKeys }).notNull(),
  /** As the platform calls them; an account is one however it is reached (`adAccountKeyOf`). */
  accountId: text('account_id').notNull(),
  adId: text('ad_id').notNull(),
}

/** People's ads at platforms, as they were last seen there: they stay visible when the platform is not. */
export const platformAds = pgTable(
  'platform_ads',
  {
    ...place,
    userId: place.userId.references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    isDemo: boolean('is_demo').notNull(),
    /** The adventure and the ad that its address names; null where it leads elsewhere. */
    funnelId: uuid('funnel_id').references(() => funnels.id, { onDelete: 'set null' }),
    tag: text('tag'),
    /** The platform does not list it any more; what it had spent stays. */
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** The person's connection reaches its account; without it, what was read stays. */
    isConnected: boolean('is_connected').notNull().default(true),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.platform, table.accountId, table.adId] }),
    // For an adventure that is deleted.
    index('platform_ads_funnel').on(table.funnelId),
  ],
)

/** What an ad did on a day of its account, as the platform says; it corrects a day for a while. */
export const adDailyResults = pgTable(
  'ad_daily_results',
  {
    ...place,
    day: date('day').notNull(),
    impressions: integer('impressions').notNull(),
    clicks: integer('clicks').notNull(),
    spendCents: bigint('spend_cents', { mode: 'number' }).notNull(),
    /** Parts of one as well: platforms share a conversion between the ads that led to it. */
    conversions: doublePrecision('conversions').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.platform, table.accountId, table.adId, table.day],
    }),
    foreignKey({
      name: 'ad_daily_results_ad_fk',
      columns: [table.userId, table.platform, table.accountId, table.adId],
      foreignColumns: [
        platformAds.userId,
        platformAds.platform,
        platformAds.accountId,
        platformAds.adId,
      ],
    }).onDelete('cascade'),
  ],
)
