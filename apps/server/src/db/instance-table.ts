import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts that all processes of one installation share, such as the hash by which they know that they share a secret. */
export const instanceSettings = pgTable('instance_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
