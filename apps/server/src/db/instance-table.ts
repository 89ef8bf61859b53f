import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts that all processes of one installation share, such as the secret that signs cookies. */
export const instanceSettings = pgTable('instance_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
