import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What admins decide for everybody: a row for each switch that was ever turned, and one for the notice. */
export const siteSettings = pgTable('site_settings', {
  /** The name of a switch, or 'notice'. */
  name: text('name').primaryKey(),
  isOn: boolean('is_on').notNull().default(true),
  text: text('text').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
