import type { ChatPicture, ChatRole, ChatStatus } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * `path` is where the file store has it. Pictures of before are of their sender's library; those have the address that
 * everybody sees them at instead.
 */
export type StoredPicture = Omit<ChatPicture, 'url'> & ({ path: string } | { url: string })

/** Conversations of people with the team. A person has one open one at most. */
export const supportChats = pgTable(
  'support_chats',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<ChatStatus>().notNull().default('pending_admin'),
    /** Sorts the queue, highest first. Follows the person's plan with the next check of chats. */
    tier: integer('tier').notNull().default(0),
    adminId: text('admin_id').references(() => users.id, { onDelete: 'set null' }),
    lastMessage: text('last_message').notNull(),
    lastMessageAt: time('last_message_at').notNull(),
    /** Of the newest message, notes included. */
    lastPosition: integer('last_position').notNull().default(0),
    seenByUser: integer('seen_by_user').notNull().default(0),
    seenByAdmin: integer('seen_by_admin').notNull().default(0),
    /** The person's newest message that went to the team by email, because nobody answered here. */
    ticketedPosition: integer('ticketed_position').notNull().default(0),
    /** The team's newest message that went to the person by email, because they did not see it here. */
    mailedPosition: integer('mailed_position').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    closedAt: time('closed_at'),
  },
  (table) => [
    check(
      'support_chats_status_known',
      sql`${table.status} in ('pending_admin', 'assigned', 'closed')`,
    ),
    uniqueIndex('support_chats_open')
      .on(table.userId)
      .where(sql`${table.status} <> 'closed'`),
    index('support_chats_user').on(table.userId, table.createdAt),
    index('support_chats_updated').on(table.updatedAt, table.id),
    index('support_chats_status').on(table.status, table.updatedAt, table.id),
    index('support_chats_queue')
      .on(table.tier.desc(), table.createdAt, table.id)
      .where(sql`${table.status} = 'pending_admin'`),
    index('support_chats_closed').on(table.closedAt),
    index('support_chats_admin').on(table.adminId),
  ],
)

export const supportMessages = pgTable(
  'support_messages',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => supportChats.id, { onDelete: 'cascade' }),
    /** Given while the chat's row is locked, so that its order is that in which messages become visible. */
    position: integer('position').notNull(),
    /** The sender's own: what is sent again is the same message. */
    id: uuid('id').notNull(),
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    senderRole: text('sender_role').$type<ChatRole>().notNull(),
    text: text('text').notNull(),
    picture: jsonb('picture').$type<StoredPicture | null>(),
    isNote: boolean('is_note').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.position] }),
    unique('support_messages_id').on(table.chatId, table.id),
    index('support_messages_sender').on(table.senderId),
  ],
)

/** Answers that the team gives often. */
export const cannedAnswers = pgTable('canned_answers', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull(),
})
