import type { ContactPlatform } from '@wildpath/page/render'
import { isNotNull } from 'drizzle-orm'
import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import type { AccountProblem, GoogleConversion } from '../../providers/conversions/conversions.ts'
import { users } from '../accounts/index.ts'
import { leads } from '../leads/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** The accounts at ad platforms that an owner's pages tell of visits and leads; empty where there is none. */
export const measuringAccounts = pgTable('measuring_accounts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  metaPixelId: text('meta_pixel_id').notNull().default(''),
  googleTagId: text('google_tag_id').notNull().default(''),
  googleConversionLabel: text('google_conversion_label').notNull().default(''),
  tiktokPixelId: text('tiktok_pixel_id').notNull().default(''),
  privacyPolicyUrl: text('privacy_policy_url').notNull().default(''),
  /** Of Meta's Conversions API, sealed with the secret of the installation; null without one. */
  sealedMetaToken: text('sealed_meta_token'),
  /** Since when Meta does not accept this token. */
  metaTokenRefusedSince: time('meta_token_refused_since'),
  /** The conversion of the owner's tag that our server tells Google of leads for; null where they do not want it. */
  googleConversion: jsonb('google_conversion').$type<GoogleConversion>(),
  /** What keeps Google from taking leads, and since when. */
  googleProblem: text('google_problem').$type<AccountProblem>(),
  googleProblemSince: time('google_problem_since'),
})

/** What became of telling a platform's server of a lead. */
export const conversionEvents = pgTable(
  'conversion_events',
  {
    funnelId: uuid('funnel_id').notNull(),
    leadId: uuid('lead_id').notNull(),
    platform: text('platform').$type<ContactPlatform>().notNull().default('meta'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<'sent' | 'kept' | 'given-up'>().notNull(),
    /** What it would have got, of one that is kept, for some days. */
    body: jsonb('body').$type<object>(),
    settledAt: time('settled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.platform] }),
    foreignKey({
      name: 'conversion_events_lead_fk',
      columns: [table.funnelId, table.leadId],
      foreignColumns: [leads.funnelId, leads.id],
    }).onDelete('cascade'),
    index('conversion_events_lead').on(table.funnelId, table.leadId),
    index('conversion_events_kept').on(table.settledAt).where(isNotNull(table.body)),
    index('conversion_events_newest').on(table.userId, table.settledAt),
  ],
)
