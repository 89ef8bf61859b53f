import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Ads that were asked for, each until it is whole at its platform, and afterwards what it was made of. The platform's
 * own lists say what runs.
 */
export const adCreations = pgTable(
  'ad_creations',
  {
    /** Made by the form: the same id is the same ad. */
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text('platform', { enum: ['facebook', 'google'] }).notNull(),
    /** As the platform calls it. */
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
