import type { Chat, ChatMessage } from '@wildpath/contract'

import type { supportChats, supportMessages } from './chat-tables.ts'

/** A chat with the people of it, as one side sees it. */
export type ChatRow = typeof supportChats.$inferSelect & {
  userName: string
  userEmail: string
  adminName: string | null
  /** Of the side that asks. */
  unread: number
}

export function presentChat(row: ChatRow): Chat {
  return {
    id: row.id,
    userId: row.userId,
    status: row.status,
    adminId: row.adminId,
    adminName: row.adminName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastMessage: row.lastMessage,
    lastMessageTimestamp: row.lastMessageAt.toISOString(),
    userEmail: row.userEmail,
    userName: row.userName,
    unread: row.unread,
    isTicket: row.status === 'pending_admin' && row.ticketedPosition > 0,
    seenByUser: row.seenByUser,
    seenByAdmin: row.seenByAdmin,
  }
}

export function presentMessage(row: typeof supportMessages.$inferSelect): ChatMessage {
  return {
    id: row.id,
    chatId: row.chatId,
    position: row.position,
    senderId: row.senderId,
    senderRole: row.senderRole,
    text: row.text,
    picture: row.picture,
    isNote: row.isNote,
    timestamp: row.createdAt.toISOString(),
  }
}
