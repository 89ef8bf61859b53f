import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** When support was signed in to somebody's account, for that person to read. */
export const supportVisits = pgTable(
  'support_visits',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whoever it was may be gone when it is read. */
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    adminEmail: text('admin_email').notNull(),
    reason: text('reason').notNull(),
    startedAt: time('started_at').notNull(),
    /** Null while it lasts. */
    endedAt: time('ended_at'),
  },
  (table) => [
    index('support_visits_user').on(table.userId, table.startedAt.desc()),
    index('support_visits_open')
      .on(table.startedAt)
      .where(sql`${table.endedAt} is null`),
  ],
)
