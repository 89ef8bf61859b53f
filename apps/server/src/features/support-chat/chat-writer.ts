import { randomUUIDv7 } from 'node:crypto'

import {
  chatGreeting,
  chatInitiated,
  type ChatMessage,
  supportTier,
  supportTiers,
  type User,
} from '@wildpath/contract'
import { and, eq, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import { isReadableBy, type Reader } from './chat-reader.ts'
import { type StoredPicture, supportChats, supportMessages } from './chat-tables.ts'
import { presentMessage } from './present-chat.ts'
import { recordChatAudit } from './record-chat-audit.ts'

export type ChatWriter = ReturnType<typeof createChatWriter>

export type Sent =
  | { kind: 'sent'; message: ChatMessage }
  | { kind: 'closed' }
  /** Another admin is answering the chat. */
  | { kind: 'taken' }
  /** There is no such chat for this sender. */
  | { kind: 'none' }

type Draft = Pick<ChatMessage, 'id' | 'text' | 'isNote'> & { picture: StoredPicture | null }

/** `to` is null for the queue of chats that wait. */
type HandOver = { chatId: string; by: string; to: string | null }

export type Sender = Reader & { name: string }

type Options = Pick<Database, 'db'> & { now: () => Date }

export function createChatWriter({ db, now }: Options) {
  return {
    /** Answers the id of the person's open chat, which is a new one where there was none. */
    start: ({ id: userId, plan }: Pick<User, 'id' | 'plan'>): Promise<string> =>
      db.transaction(async (transaction) => {
        const at = now()
        const [started] = await transaction
          .insert(supportChats)
          .values({
            id: randomUUIDv7(),
            userId,
            tier: supportTiers.indexOf(supportTier(plan)),
            lastMessage: chatInitiated,
            lastMessageAt: at,
            lastPosition: 1,
            createdAt: at,
            updatedAt: at,
          })
          .onConflictDoNothing()
          .returning({ id: supportChats.id })
        if (started !== undefined) {
          await transaction.insert(supportMessages).values({
            chatId: started.id,
            position: 1,
            id: randomUUIDv7(),
            senderId: userId,
            senderRole: 'user',
            text: chatGreeting,
            createdAt: at,
          })
          return started.id
        }
        const [open] = await transaction
          .select({ id: supportChats.id })
          .from(supportChats)
          .where(and(eq(supportChats.userId, userId), ne(supportChats.status, 'closed')))
        // The open one was closed between the two statements: the next attempt begins a new one.
        return open?.id ?? Promise.reject(new Error('The open chat ended meanwhile'))
      }),

    /** A message whose id is known already is the same message. */
    send: (sender: Sender, chatId: string, draft: Draft): Promise<Sent> =>
      db.transaction(async (transaction): Promise<Sent> => {
        const [chat] = await transaction
          .select()
          .from(supportChats)
          .where(and(eq(supportChats.id, chatId), isReadableBy(sender)))
          .for('update')
        if (chat === undefined) return { kind: 'none' }
        const [known] = await transaction
          .select()
          .from(supportMessages)
          .where(and(eq(supportMessages.chatId, chatId), eq(supportMessages.id, draft.id)))
        if (known !== undefined) {
          const isOwn = known.senderId === sender.id
          return isOwn
            ? { kind: 'sent', message: presentMessage(known, sender.name) }
            : { kind: 'none' }
        }
        if (chat.status === 'closed' && !draft.isNote) return { kind: 'closed' }
        const isAnswer = sender.role === 'admin' && !draft.isNote
        if (isAnswer && chat.adminId !== null && chat.adminId !== sender.id) {
          return { kind: 'taken' }
        }
        const at = now()
        const position = chat.lastPosition + 1
        const [message] = await transaction
          .insert(supportMessages)
          .values({
            ...draft,
            chatId,
            position,
            senderId: sender.id,
            senderRole: sender.role,
            createdAt: at,
          })
          .returning()
        if (message === undefined) throw new Error('A message was not written')
        await transaction
          .update(supportChats)
          .set({
            lastPosition: position,
            ...(!draft.isNote && {
              lastMessage: draft.text === '' ? 'Picture' : draft.text,
              lastMessageAt: at,
              updatedAt: at,
            }),
            ...(isAnswer &&
              chat.adminId === null && { status: 'assigned' as const, adminId: sender.id }),
          })
          .where(eq(supportChats.id, chatId))
        if (isAnswer && chat.adminId === null) {
          await recordChatAudit(transaction, {
            adminId: sender.id,
            chatId,
            action: 'chat-taken',
            at,
          })
        }
        return { kind: 'sent', message: presentMessage(message, sender.name) }
      }),

    async markSeen(reader: Reader, chatId: string, position: number): Promise<void> {
      const seen = reader.role === 'user' ? supportChats.seenByUser : supportChats.seenByAdmin
      const upTo = sql`least(${position}::int, ${supportChats.lastPosition})`
      await db
        .update(supportChats)
        .set(reader.role === 'user' ? { seenByUser: upTo } : { seenByAdmin: upTo })
        .where(and(eq(supportChats.id, chatId), isReadableBy(reader), lt(seen, upTo)))
    },

    /** Whether it is this admin's now: of several at once one wins. */
    take: (chatId: string, adminId: string): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const taken = await transaction
          .update(supportChats)
          .set({ status: 'assigned', adminId, updatedAt: now() })
          .where(
            and(
              eq(supportChats.id, chatId),
              ne(supportChats.status, 'closed'),
              or(isNull(supportChats.adminId), eq(supportChats.adminId, adminId)),
            ),
          )
          .returning({ id: supportChats.id })
        if (taken.length === 0) return false
        await recordChatAudit(transaction, { adminId, chatId, action: 'chat-taken', at: now() })
        return true
      }),

    /** To an admin, or with null back to those that wait; false once it is closed. */
    handOver: ({ chatId, by, to: adminId }: HandOver): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const handed = await transaction
          .update(supportChats)
          .set({
            adminId,
            status: adminId === null ? 'pending_admin' : 'assigned',
            updatedAt: now(),
          })
          .where(and(eq(supportChats.id, chatId), ne(supportChats.status, 'closed')))
          .returning({ id: supportChats.id })
        if (handed.length === 0) return false
        await recordChatAudit(transaction, {
          adminId: by,
          chatId,
          action: 'chat-handed-over',
          at: now(),
          details: { to: adminId ?? 'the queue' },
        })
        return true
      }),

    close: (chatId: string, adminId: string): Promise<void> =>
      db.transaction(async (transaction) => {
        const at = now()
        const closed = await transaction
          .update(supportChats)
          .set({ status: 'closed', updatedAt: at, closedAt: at })
          .where(and(eq(supportChats.id, chatId), ne(supportChats.status, 'closed')))
          .returning({ id: supportChats.id })
        if (closed.length === 0) return
        await recordChatAudit(transaction, { adminId, chatId, action: 'chat-closed', at })
      }),

    async recordReading(chatId: string, adminId: string): Promise<void> {
      await db.transaction((transaction) =>
        recordChatAudit(transaction, { adminId, chatId, action: 'chat-read', at: now() }),
      )
    },

    /** False if the chat is not closed, or its person has another open chat. */
    reopen: (chatId: string, adminId: string): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const at = now()
        const others = alias(supportChats, 'others')
        const openChats = transaction
          .select({ id: others.id })
          .from(others)
          .where(and(eq(others.userId, supportChats.userId), ne(others.status, 'closed')))
        const reopened = await transaction
          .update(supportChats)
          .set({ status: 'assigned', adminId, updatedAt: at, closedAt: null })
          .where(
            and(
              eq(supportChats.id, chatId),
              eq(supportChats.status, 'closed'),
              notExists(openChats),
            ),
          )
          .returning({ id: supportChats.id })
        if (reopened.length === 0) return false
        await recordChatAudit(transaction, { adminId, chatId, action: 'chat-reopened', at })
        return true
      }),

    /** Sent to everyone who is listening, and not stored. */
    async announceTyping(chat: { id: string; userId: string }, sender: Sender): Promise<void> {
      const payload = [chat.userId, chat.id, sender.role, sender.id, sender.name].join(' ')
      await db.execute(sql`select pg_notify('chat_typing', ${payload})`)
    },
  }
}
