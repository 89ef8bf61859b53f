import { randomUUIDv7 } from 'node:crypto'

import { type ChatRole, type PlanKey, supportTier, supportTiers } from '@wildpath/contract'
import { and, eq, ne } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { supportChats, supportMessages } from './chat-tables.ts'

type Said = {
  /** Whose chat it is; their open one, or else a new one. */
  person: { id: string; plan: PlanKey }
  sender: { id: string; role: ChatRole }
  text: string
  at: Date
}

/** Writes into a chat what is done elsewhere, in the transaction of the act. */
export async function sayInChat(transaction: Transaction, said: Said): Promise<void> {
  const { person, sender, text, at } = said
  await transaction
    .insert(supportChats)
    .values({
      id: randomUUIDv7(),
      userId: person.id,
      tier: supportTiers.indexOf(supportTier(person.plan)),
      lastMessage: text,
      lastMessageAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
  const [chat] = await transaction
    .select()
    .from(supportChats)
    .where(and(eq(supportChats.userId, person.id), ne(supportChats.status, 'closed')))
    .for('update')
  if (chat === undefined) throw new Error('The open chat ended meanwhile')
  const position = chat.lastPosition + 1
  await transaction.insert(supportMessages).values({
    chatId: chat.id,
    position,
    id: randomUUIDv7(),
    senderId: sender.id,
    senderRole: sender.role,
    text,
    createdAt: at,
  })
  await transaction
    .update(supportChats)
    .set({
      lastPosition: position,
      lastMessage: text,
      lastMessageAt: at,
      updatedAt: at,
      // Whoever answers has taken it.
      ...(sender.role === 'admin' &&
        chat.adminId === null && { status: 'assigned' as const, adminId: sender.id }),
    })
    .where(eq(supportChats.id, chat.id))
}
