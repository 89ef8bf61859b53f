import type { PictureRound } from '@wildpath/contract'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'
import { funnels } from '../funnels/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** 'Generate All Images': one round a funnel, the last one until the next one starts. */
export const pictureRounds = pgTable('picture_rounds', {
  funnelId: uuid('funnel_id')
    .primaryKey()
    .references(() => funnels.id, { onDelete: 'cascade' }),
  /** Changes with every round. */
  id: uuid('id').notNull().unique(),
  /** The person who started it, whose plan and limits count. */
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text('state').$type<PictureRound['state']>().notNull(),
  ads: jsonb('ads').$type<PictureRound['ads']>().notNull(),
  startedAt: time('started_at').notNull(),
})
