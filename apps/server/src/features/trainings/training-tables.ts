import type { TrainingStatus } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Trainings that people book in the chat. A person has one that is open or to come at most. */
export const trainings = pgTable(
  'trainings',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    about: text('about').notNull(),
    status: text('status').$type<TrainingStatus>().notNull().default('requested'),
    timeZone: text('time_zone').notNull(),
    /** ISO 8601. */
    wishedTimes: jsonb('wished_times').$type<string[]>().notNull(),
    startsAt: time('starts_at'),
    /** Of the invitation that calendars keep (RFC 5545): it rises with every one that is sent. */
    sequence: integer('sequence').notNull().default(0),
    revision: integer('revision').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    check(
      'trainings_status',
      sql`${table.status} in ('requested', 'proposed', 'confirmed', 'cancelled', 'held')`,
    ),
    check(
      'trainings_time',
      sql`${table.status} not in ('proposed', 'confirmed', 'held') or ${table.startsAt} is not null`,
    ),
    uniqueIndex('trainings_active')
      .on(table.userId)
      .where(sql`${table.status} in ('requested', 'proposed', 'confirmed')`),
    index('trainings_user').on(table.userId, table.createdAt),
  ],
)
