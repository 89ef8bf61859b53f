import { z } from 'zod'

import {
  cannedAnswerSchema,
  chatAdminSchema,
  chatContextSchema,
  chatListQuerySchema,
  chatListSchema,
  largestChatPosition,
  chatMessageSchema,
  chatSchema,
  chatThreadSchema,
  newCannedAnswerSchema,
  newChatMessageSchema,
} from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { lineField } from '../text.ts'
import { byId, nothing } from './shapes.ts'

/** Talking to a person of the team. Only the chat's user and admins read it. */
export const chatEndpoints = {
  /** The signed-in person's latest chat. */
  getOwnChat: endpoint({
    method: 'GET',
    path: '/api/chats/own',
    answer: z.object({ chat: chatSchema.nullable() }),
  }),
  /** Starts one; whoever has an open one gets that. */
  startChat: endpoint({
    method: 'POST',
    path: '/api/chats',
    answer: chatSchema,
    isRepeatable: true,
  }),
  /** Messages after a position, or else the latest; `before` asks for older ones. */
  getChatThread: endpoint({
    method: 'GET',
    path: '/api/chats/:id/messages',
    params: byId,
    query: z.object({
      after: z.coerce.number().int().nonnegative().max(largestChatPosition).optional(),
      before: z.coerce.number().int().positive().max(largestChatPosition).optional(),
    }),
    answer: chatThreadSchema,
  }),
  sendChatMessage: endpoint({
    method: 'POST',
    path: '/api/chats/:id/messages',
    params: byId,
    body: newChatMessageSchema,
    answer: chatMessageSchema,
    isRepeatable: true,
  }),
  markChatSeen: endpoint({
    method: 'PUT',
    path: '/api/chats/:id/seen',
    params: byId,
    body: z.object({ position: z.int().nonnegative().max(largestChatPosition) }),
    answer: nothing,
    isRepeatable: true,
  }),
  /** Tells everyone else in the chat that somebody is typing; not stored. */
  announceTyping: endpoint({
    method: 'POST',
    path: '/api/chats/:id/typing',
    params: byId,
    answer: nothing,
  }),

  /** For admins: everybody's chats. */
  listChats: endpoint({
    method: 'GET',
    path: '/api/chats',
    query: chatListQuerySchema,
    answer: chatListSchema,
  }),
  /** One admin wins; the others are told who did. */
  takeChat: endpoint({
    method: 'POST',
    path: '/api/chats/:id/take',
    params: byId,
    answer: chatSchema,
    isRepeatable: true,
  }),
  /** To another admin, or with null back to those that wait. */
  handOverChat: endpoint({
    method: 'POST',
    path: '/api/chats/:id/hand-over',
    params: byId,
    body: z.object({ adminId: lineField().max(100).nullable() }),
    answer: chatSchema,
    isRepeatable: true,
  }),
  /** Assigns a closed chat to the admin who reopens it. */
  reopenChat: endpoint({
    method: 'POST',
    path: '/api/chats/:id/reopen',
    params: byId,
    answer: chatSchema,
    isRepeatable: true,
  }),
  closeChat: endpoint({
    method: 'POST',
    path: '/api/chats/:id/close',
    params: byId,
    answer: chatSchema,
    isRepeatable: true,
  }),
  getChatContext: endpoint({
    method: 'GET',
    path: '/api/chats/:id/context',
    params: byId,
    answer: chatContextSchema,
  }),
  listChatAdmins: endpoint({
    method: 'GET',
    path: '/api/chats/admins',
    answer: z.object({ admins: z.array(chatAdminSchema) }),
  }),
  listCannedAnswers: endpoint({
    method: 'GET',
    path: '/api/chats/canned-answers',
    answer: z.object({ answers: z.array(cannedAnswerSchema) }),
  }),
  addCannedAnswer: endpoint({
    method: 'POST',
    path: '/api/chats/canned-answers',
    body: newCannedAnswerSchema,
    answer: cannedAnswerSchema,
  }),
  removeCannedAnswer: endpoint({
    method: 'POST',
    path: '/api/chats/canned-answers/remove',
    body: z.object({ id: z.uuid() }),
    answer: nothing,
    isRepeatable: true,
  }),
}
