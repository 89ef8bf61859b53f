import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** One row an article and UTC day; nothing is kept of who voted. */
export const helpVotes = pgTable(
  'help_votes',
  {
    article: text('article').notNull(),
    day: date('day').notNull(),
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.article, table.day] })],
)
