import { pgTable, text } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

/** The accounts at ad platforms that an owner's pages tell of visits and leads; empty where there is none. */
export const measuringAccounts = pgTable('measuring_accounts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  metaPixelId: text('meta_pixel_id').notNull().default(''),
  googleTagId: text('google_tag_id').notNull().default(''),
  googleConversionLabel: text('google_conversion_label').notNull().default(''),
  tiktokPixelId: text('tiktok_pixel_id').notNull().default(''),
})
