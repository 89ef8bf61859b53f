import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the sandboxes of the ad platforms keep in place of them: grants, campaigns, ads. */
export const sandboxAdObjects = pgTable(
  'sandbox_ad_objects',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    platform: text('platform', { enum: ['facebook', 'google'] }).notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_ad_objects_owner').on(table.userId, table.platform, table.kind)],
)
