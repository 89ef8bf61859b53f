import {
  type AuditAction,
  type CannedAnswer,
  type Chat,
  type ChatAdmin,
  type chatListQuerySchema,
  type ChatList,
  toAsciiDomains,
  type User,
} from '@wildpath/contract'
import { and, asc, count, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'

import type { Database, Transaction } from '../../db/client.ts'
import { matchesPhrase } from '../../db/matches-search.ts'
import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import { isAnAdmin, users } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { ChatReader } from './chat-reader.ts'
import { cannedAnswers, supportChats, supportMessages } from './chat-tables.ts'
import type { ChatWriter } from './chat-writer.ts'
import type { PresentChat } from './present-chat.ts'

type Options = {
  database: Pick<Database, 'db'>
  reader: ChatReader
  writer: ChatWriter
  presentChat: PresentChat
  now: () => Date
}

export type ChatDesk = ReturnType<typeof createChatDesk>

/** What admins do with everybody's chats. */
export function createChatDesk({ database: { db }, reader, writer, presentChat, now }: Options) {
  const find = (admin: User, id: string) => reader.find({ id: admin.id, role: 'admin' }, id)

  async function answer(admin: User, id: string): Promise<Result<Chat>> {
    const chat = await find(admin, id)
    return chat === null ? err({ code: 'chat-not-found' }) : ok(presentChat(chat))
  }

  async function isAdminId(id: string): Promise<boolean> {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isAnAdmin))
    return found.length > 0
  }

  return {
    async list(
      admin: User,
      query: z.output<typeof chatListQuerySchema>,
    ): Promise<Result<ChatList>> {
      const { status, assignee, search, after, today, limit } = query
      const order = query.order ?? (status === 'pending_admin' ? 'queue' : 'newest')
      const where = and(
        hasStatus(status),
        isAssignedTo(assignee, admin),
        matches(search ?? ''),
        comesAfter[order](after),
      )
      const [chats, counts] = await Promise.all([
        reader.list(where, limit + 1, order),
        countChats(new Date(today)),
      ])
      return ok({
        chats: chats.slice(0, limit).map(presentChat),
        hasMore: chats.length > limit,
        counts,
      })
    },

    async take(admin: User, id: string): Promise<Result<Chat>> {
      if (await writer.take(id, admin.id)) return answer(admin, id)
      const chat = await find(admin, id)
      if (chat === null) return err({ code: 'chat-not-found' })
      if (chat.status === 'closed') {
        return err({ code: 'chat-taken', message: closedMeanwhile })
      }
      const who = chat.adminName ?? 'Somebody else'
      return err({
        code: 'chat-taken',
        message: `${who} answers this chat already. Nothing was changed.`,
      })
    },

    async handOver(admin: User, id: string, adminId: string | null): Promise<Result<Chat>> {
      if (adminId !== null && !(await isAdminId(adminId))) return err({ code: 'no-such-admin' })
      const isHanded = await writer.handOver({ chatId: id, by: admin.id, to: adminId })
      if (!isHanded && (await find(admin, id)) !== null) {
        return err({ code: 'chat-closed', message: closedMeanwhile })
      }
      return answer(admin, id)
    },

    async close(admin: User, id: string): Promise<Result<Chat>> {
      await writer.close(id, admin.id)
      return answer(admin, id)
    },

    async reopen(admin: User, id: string): Promise<Result<Chat>> {
      if (!(await writer.reopen(id, admin.id))) {
        const chat = await find(admin, id)
        if (chat?.status === 'closed') return err({ code: 'chat-taken', message: hasNewerChat })
      }
      return answer(admin, id)
    },

    async listAdmins(): Promise<Result<{ admins: ChatAdmin[] }>> {
      const admins = await db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(isAnAdmin)
        .orderBy(asc(users.name))
        .limit(bounds.lists.chatAdmins)
      return ok({ admins })
    },

    async listCannedAnswers(): Promise<Result<{ answers: CannedAnswer[] }>> {
      const { id, title, text } = cannedAnswers
      const answers = await db
        .select({ id, title, text })
        .from(cannedAnswers)
        .orderBy(asc(title), asc(id))
        .limit(bounds.lists.cannedAnswers)
      return ok({ answers })
    },

    async addCannedAnswer(
      actor: User,
      entry: Omit<CannedAnswer, 'id'>,
    ): Promise<Result<CannedAnswer>> {
      const added = { ...entry, id: randomUUIDv7() }
      await db.transaction(async (transaction) => {
        await transaction.insert(cannedAnswers).values({ ...added, createdAt: now() })
        await recordCannedAnswer(transaction, { actor, action: 'canned-answer-added', ...added })
      })
      return ok(added)
    },

    async removeCannedAnswer(actor: User, id: string): Promise<Result<Record<string, never>>> {
      await db.transaction(async (transaction) => {
        const [removed] = await transaction
          .delete(cannedAnswers)
          .where(eq(cannedAnswers.id, id))
          .returning({ id: cannedAnswers.id, title: cannedAnswers.title })
        if (removed === undefined) return
        await recordCannedAnswer(transaction, {
          actor,
          action: 'canned-answer-removed',
          ...removed,
        })
      })
      return ok({})
    },
  }

  function recordCannedAnswer(
    transaction: Transaction,
    { actor, action, id, title }: { actor: User; action: AuditAction; id: string; title: string },
  ): Promise<void> {
    return recordAudit(transaction, {
      at: now(),
      actor,
      action,
      target: { kind: 'canned-answer', id, label: title },
      reason: 'Support chat',
    })
  }

  async function countChats(today: Date): Promise<ChatList['counts']> {
    const countWhere = async (where: SQL) =>
      (await db.select({ chats: count() }).from(supportChats).where(where))[0]?.chats ?? 0
    const [pending, active, closedToday] = await Promise.all([
      countWhere(eq(supportChats.status, 'pending_admin')),
      countWhere(eq(supportChats.status, 'assigned')),
      countWhere(gte(supportChats.closedAt, today)),
    ])
    return { pending, active, closedToday }
  }
}

const hasNewerChat = 'This person has started a new chat. Answer them there.'
const closedMeanwhile = 'This chat is closed. Nothing was changed.'

function hasStatus(status: z.output<typeof chatListQuerySchema>['status']): SQL | undefined {
  if (status === undefined) return undefined
  return status === 'open' ? ne(supportChats.status, 'closed') : eq(supportChats.status, status)
}

function isAssignedTo(assignee: 'me' | 'nobody' | undefined, admin: User): SQL | undefined {
  if (assignee === undefined) return undefined
  return assignee === 'me' ? eq(supportChats.adminId, admin.id) : isNull(supportChats.adminId)
}

/** Found by the trigram index on the text, for admins, who also read notes. */
const chatsWithMessage = (search: string) =>
  sql`(select ${supportMessages.chatId} from ${supportMessages}
    where ${matchesPhrase(sql`searchable_text(${supportMessages.text})`, search)})`

function matches(search: string): SQL | undefined {
  if (search === '') return undefined
  const person = sql`searchable_text(concat_ws(chr(10), ${users.name}, ${users.email}))`
  return or(
    matchesPhrase(person, search),
    matchesPhrase(person, toAsciiDomains(search)),
    inArray(supportChats.id, chatsWithMessage(search)),
  )
}

/** Pages go by the place of the last chat, which changes when it is written to: then some are seen twice. */
const comesAfter = {
  newest: (id: string | undefined): SQL | undefined =>
    id === undefined
      ? undefined
      : sql`(${supportChats.updatedAt}, ${supportChats.id}) < (
        select last.updated_at, last.id from ${supportChats} as last where last.id = ${id})`,
  oldest: (id: string | undefined): SQL | undefined =>
    id === undefined
      ? undefined
      : sql`(${supportChats.updatedAt}, ${supportChats.id}) > (
        select last.updated_at, last.id from ${supportChats} as last where last.id = ${id})`,
  queue: (id: string | undefined): SQL | undefined =>
    id === undefined
      ? undefined
      : sql`(-${supportChats.tier}, ${supportChats.createdAt}, ${supportChats.id}) > (
        select -last.tier, last.created_at, last.id from ${supportChats} as last where last.id = ${id})`,
}
