import type { AuditAction, AuditDetails } from '@wildpath/contract'
import { eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { supportChats } from './chat-tables.ts'

type ChatAct = {
  adminId: string
  chatId: string
  action: AuditAction
  at: Date
  details?: AuditDetails
}

/** Adds what an admin does with a person's chat to the audit log. */
export async function recordChatAudit(
  transaction: Transaction,
  { adminId, chatId, action, at, details = {} }: ChatAct,
): Promise<void> {
  const [chat] = await transaction
    .select({ userId: supportChats.userId })
    .from(supportChats)
    .where(eq(supportChats.id, chatId))
  if (chat === undefined) return
  const people = await transaction
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [adminId, chat.userId]))
  const emailOf = (id: string) => people.find((person) => person.id === id)?.email ?? id
  await recordAudit(transaction, {
    at,
    actor: { id: adminId, email: emailOf(adminId) },
    action,
    target: { kind: 'user', id: chat.userId, label: emailOf(chat.userId) },
    reason: 'Support chat',
    details: { chat: chatId, ...details },
  })
}
