import type { ChatMessage, ChatRole, PlanKey } from '@wildpath/contract'
import { and, asc, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { type StoredPicture, supportChats, supportMessages } from './chat-tables.ts'
import { type ChatRow, presentMessage } from './present-chat.ts'

/** Who reads: an admin reads every chat, anybody else their own. */
export type Reader = { id: string; role: ChatRole }

export type ChatReader = ReturnType<typeof createChatReader>

type Page = { after?: number | undefined; before?: number | undefined; limit: number }

const admins = alias(users, 'admins')

export function createChatReader({ db }: Pick<Database, 'db'>) {
  function selectChats(role: ChatRole) {
    return db
      .select({
        chat: supportChats,
        userName: users.name,
        userEmail: users.email,
        userPlan: users.plan,
        adminName: admins.name,
        unread: unreadBy(role),
      })
      .from(supportChats)
      .innerJoin(users, eq(users.id, supportChats.userId))
      .leftJoin(admins, eq(admins.id, supportChats.adminId))
  }

  return {
    /** Null too when it is another person's. */
    async find(reader: Reader, id: string): Promise<ChatRow | null> {
      const [found] = await selectChats(reader.role).where(
        and(eq(supportChats.id, id), isReadableBy(reader)),
      )
      return found === undefined ? null : flatten(found)
    },

    async findLatest(userId: string): Promise<ChatRow | null> {
      const [found] = await selectChats('user')
        .where(eq(supportChats.userId, userId))
        .orderBy(desc(supportChats.createdAt))
        .limit(1)
      return found === undefined ? null : flatten(found)
    },

    async list(
      where: SQL | undefined,
      limit: number,
      order: ChatOrder = 'newest',
    ): Promise<ChatRow[]> {
      const rows = await selectChats('admin')
        .where(where)
        .orderBy(...orders[order])
        .limit(limit)
      return rows.map(flatten)
    },

    /** Null too where the message has none, or is a note that is not for this reader. */
    async findPicture(reader: Reader, chatId: string, id: string): Promise<StoredPicture | null> {
      const [found] = await db
        .select({ picture: supportMessages.picture })
        .from(supportMessages)
        .where(
          and(eq(supportMessages.chatId, chatId), eq(supportMessages.id, id), isShownTo(reader)),
        )
      return found?.picture ?? null
    },

    /** Oldest first: those after a position, or else the latest ones before one. */
    async messages(reader: Reader, chatId: string, page: Page): Promise<ChatMessage[]> {
      const { position } = supportMessages
      const isAscending = page.after !== undefined
      const rows = await db
        .select({ message: supportMessages, senderName: users.name })
        .from(supportMessages)
        .leftJoin(users, eq(users.id, supportMessages.senderId))
        .where(
          and(
            eq(supportMessages.chatId, chatId),
            isShownTo(reader),
            page.after === undefined ? undefined : gt(position, page.after),
            page.before === undefined ? undefined : lt(position, page.before),
          ),
        )
        .orderBy(isAscending ? asc(position) : desc(position))
        .limit(page.limit)
      return (isAscending ? rows : rows.toReversed()).map(({ message, senderName }) =>
        presentMessage(message, senderName),
      )
    },
  }
}

/** `queue` is by plan, then by waiting time. */
export type ChatOrder = 'newest' | 'oldest' | 'queue'

const orders = {
  newest: [desc(supportChats.updatedAt), desc(supportChats.id)],
  oldest: [asc(supportChats.updatedAt), asc(supportChats.id)],
  queue: [desc(supportChats.tier), asc(supportChats.createdAt), asc(supportChats.id)],
}

export function isReadableBy({ id, role }: Reader): SQL | undefined {
  return role === 'admin' ? undefined : eq(supportChats.userId, id)
}

/** Notes are for admins. */
function isShownTo({ role }: Reader): SQL | undefined {
  return role === 'admin' ? undefined : eq(supportMessages.isNote, false)
}

function unreadBy(role: ChatRole) {
  const seen = role === 'user' ? supportChats.seenByUser : supportChats.seenByAdmin
  const ofTheOther = and(
    eq(supportMessages.chatId, supportChats.id),
    gt(supportMessages.position, seen),
    ne(supportMessages.senderRole, role),
    eq(supportMessages.isNote, false),
  )
  return sql<number>`(select count(*)::int from ${supportMessages} where ${ofTheOther})`
}

type Selected = {
  chat: typeof supportChats.$inferSelect
  userName: string
  userEmail: string
  userPlan: PlanKey
  adminName: string | null
  unread: number
}
function flatten({ chat, ...people }: Selected): ChatRow {
  return { ...chat, ...people }
}
