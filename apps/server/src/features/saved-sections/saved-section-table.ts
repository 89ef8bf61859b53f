import type { PageOfSection } from '@wildpath/contract'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

/** Sections that owners saved to insert them on any page. */
export const savedSections = pgTable(
  'saved_sections',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** A page document that holds only this section, so `readPage` also reads earlier versions. */
    page: jsonb('page').$type<PageOfSection>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('saved_sections_owner').on(table.userId, table.createdAt.desc(), table.id.desc()),
  ],
)
