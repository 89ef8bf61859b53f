import type { PictureRound } from '@wildpath/contract'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'
import { funnels } from '../funnels/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Rounds of 'Generate All Images': the latest one of each funnel. */
export const pictureRounds = pgTable(
  'picture_rounds',
  {
    funnelId: uuid('funnel_id')
      .primaryKey()
      .references(() => funnels.id, { onDelete: 'cascade' }),
    /** A new ID for each round of a funnel. */
    id: uuid('id').notNull().unique(),
    /** The user who started the round; their plan and limits apply. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<PictureRound['state']>().notNull(),
    ads: jsonb('ads').$type<PictureRound['ads']>().notNull(),
    startedAt: time('started_at').notNull(),
  },
  (table) => [index('picture_rounds_user').on(table.userId)],
)
