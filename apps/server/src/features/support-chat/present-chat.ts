import {
  type Chat,
  type ChatMessage,
  type ChatPicture,
  chatPictureAddress,
  promisedHours,
  type PlanKey,
  type SupportPromise,
  supportTier,
} from '@wildpath/contract'

import type { supportChats, supportMessages } from './chat-tables.ts'

const hourMs = 3_600_000

/** A chat with the people of it, as one side sees it. */
export type ChatRow = typeof supportChats.$inferSelect & {
  userName: string
  userEmail: string
  userPlan: PlanKey
  adminName: string | null
  /** Of the side that asks. */
  unread: number
}

export type PresentChat = (row: ChatRow) => Chat

/** With what the operator promises those who wait. */
export function createPresentChat(promise: SupportPromise): PresentChat {
  return (row) => {
    const tier = supportTier(row.userPlan)
    return { ...presentStored(row), tier, answerBy: answerBy(row, promisedHours(tier, promise)) }
  }
}

function answerBy({ status, createdAt }: ChatRow, hours: number | null): string | null {
  if (status !== 'pending_admin' || hours === null) return null
  return new Date(createdAt.getTime() + hours * hourMs).toISOString()
}

function presentStored(row: ChatRow): Omit<Chat, 'tier' | 'answerBy'> {
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

export function presentMessage(
  row: typeof supportMessages.$inferSelect,
  senderName: string | null,
): ChatMessage {
  return {
    id: row.id,
    chatId: row.chatId,
    position: row.position,
    senderId: row.senderId,
    senderName,
    senderRole: row.senderRole,
    text: row.text,
    picture: presentPicture(row),
    isNote: row.isNote,
    timestamp: row.createdAt.toISOString(),
  }
}

/** Of pictures of before, too, only those who read the message are told where they are. */
function presentPicture({
  chatId,
  id,
  picture,
}: typeof supportMessages.$inferSelect): ChatPicture | null {
  if (picture === null) return null
  const { width, height, alt } = picture
  return { url: chatPictureAddress(chatId, id), width, height, alt }
}
