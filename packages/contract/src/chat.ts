import { z } from 'zod'

import { displayEmailField } from './display-email-field.ts'
import { cannedVariables, findUnknownVariables } from './canned-variables.ts'
import { supportTiers } from './support.ts'
import { textField } from './text.ts'

/** Spec 1, section 4: an admin takes a chat that waits, and ends it. */
export const chatStatuses = ['pending_admin', 'assigned', 'closed'] as const
export const chatStatusSchema = z.enum(chatStatuses)
export type ChatStatus = z.infer<typeof chatStatusSchema>

export const chatRoleSchema = z.enum(['user', 'admin'])
export type ChatRole = z.infer<typeof chatRoleSchema>

/** What a new chat's last message says (spec 1, section 4). */
export const chatInitiated = 'Chat initiated - waiting for admin response'
/** The first message of every chat. */
export const chatGreeting = 'Hello, I need assistance. Please help me.'

export const longestChatMessage = 4000
/** As the database counts them. */
export const largestChatPosition = 2_147_483_647

/** A conversation of one person with the product's team. Dates are ISO 8601. */
export const chatSchema = z.object({
  id: z.uuid(),
  userId: z.string(),
  status: chatStatusSchema,
  /** Who answers; null until somebody has taken it. */
  adminId: z.string().nullable(),
  adminName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  lastMessage: z.string(),
  lastMessageTimestamp: z.iso.datetime(),
  userEmail: displayEmailField(),
  userName: z.string(),
  /** Messages of the other side that came since this side last looked. */
  unread: z.int().nonnegative(),
  /** Nobody was there, so the newest message of the person went to the team by email; they answer here or by email. */
  isTicket: z.boolean(),
  /** Follows the person's current plan. */
  tier: z.enum(supportTiers),
  /** Until when the first answer is promised; null once somebody took it, and where nothing is promised. */
  answerBy: z.iso.datetime().nullable(),
  /** The newest message that each side has seen; 0 for none. */
  seenByUser: z.int().nonnegative(),
  seenByAdmin: z.int().nonnegative(),
})
export type Chat = z.infer<typeof chatSchema>

/**
 * POST takes a picture as its body, like the design library does, and its file's name in the query. It is kept apart from
 * the library: only who reads the message that it was sent with sees it.
 */
export const chatPicturesPath = '/api/chats/pictures'
export const chatPictureUploadQuerySchema = z.object({ fileName: z.string().max(1000).default('') })
export const chatPictureUploadSchema = z.object({
  id: z.uuid(),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
})
export type ChatPictureUpload = z.infer<typeof chatPictureUploadSchema>

/** Where the picture of a message is read, by those who read the message. */
export const chatPicturePath = '/api/chats/:id/pictures/:messageId'
export function chatPictureAddress(chatId: string, messageId: string): string {
  return chatPicturePath.replace(':id', chatId).replace(':messageId', messageId)
}

export const chatPictureSchema = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The name of the file; empty where it had none. */
  alt: z.string(),
})
export type ChatPicture = z.infer<typeof chatPictureSchema>

export const chatMessageSchema = z.object({
  /** Given by the sender, so that a message that is sent again is the same one. */
  id: z.uuid(),
  chatId: z.uuid(),
  /** From 1, without gaps for admins; messages are read in this order. */
  position: z.int().positive(),
  /** Null once the sender's account is gone. */
  senderId: z.string().nullable(),
  /** The author's own name; null once their account is deleted. */
  senderName: z.string().nullable(),
  senderRole: chatRoleSchema,
  text: z.string(),
  picture: chatPictureSchema.nullable(),
  /** Among admins only; the person never hears of it. */
  isNote: z.boolean(),
  timestamp: z.iso.datetime(),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** Body of POST /api/chats/:id/messages: words, a picture or both. */
export const newChatMessageSchema = z
  .object({
    id: z.uuid(),
    text: textField().max(
      longestChatMessage,
      `A message can have ${longestChatMessage.toLocaleString('en')} characters at most`,
    ),
    /** Of an upload to `chatPicturesPath`, by the sender. */
    pictureId: z.uuid().optional(),
    isNote: z.boolean().default(false),
  })
  .refine(({ text, pictureId }) => text !== '' || pictureId !== undefined, {
    message: 'Please write a message first',
    path: ['text'],
  })
export type NewChatMessage = z.input<typeof newChatMessageSchema>

export const chatListQuerySchema = z.object({
  status: z.enum(['open', ...chatStatuses]).optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
  /** Newest change first by default; waiting chats by plan, then by waiting time. */
  order: z.enum(['newest', 'oldest']).optional(),
  /** In the name, the email address or any message. */
  search: textField().max(100).optional(),
  /** The chat that the page before ended with. */
  after: z.uuid().optional(),
  /** What 'today' begins with where the reader is. */
  today: z.iso.datetime().refine((time) => Date.parse(time) >= 0, 'must be a day of our time'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type ChatListQuery = z.input<typeof chatListQuerySchema>

/** What answers for the product see: newest change first; of those that wait, whose turn it is first. */
export const chatListSchema = z.object({
  chats: z.array(chatSchema),
  hasMore: z.boolean(),
  counts: z.object({
    pending: z.int().nonnegative(),
    active: z.int().nonnegative(),
    closedToday: z.int().nonnegative(),
  }),
})
export type ChatList = z.infer<typeof chatListSchema>

/** Of a chat, oldest first. */
export const chatThreadSchema = z.object({
  chat: chatSchema,
  messages: z.array(chatMessageSchema),
  /** Whether there are older ones than the first of these. */
  hasOlder: z.boolean(),
})
export type ChatThread = z.infer<typeof chatThreadSchema>

export const chatAdminSchema = z.object({ id: z.string(), name: z.string() })
export type ChatAdmin = z.infer<typeof chatAdminSchema>

/** Answers that a team gives often. */
export const cannedAnswerSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
})
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>
export const newCannedAnswerSchema = z.object({
  title: textField()
    .min(1, 'Please enter a title')
    .max(80, 'A title can have 80 characters at most'),
  text: textField()
    .min(1, 'Please write the answer')
    .max(longestChatMessage, 'This answer is longer than a message can be')
    .superRefine((text, context) => {
      const unknown = findUnknownVariables(text)
      if (unknown.length === 0) return
      const known = cannedVariables.map((name) => `{${name}}`).join(', ')
      const message = `There is no {${unknown.join('}, {')}}. You can use ${known}.`
      context.addIssue({ code: 'custom', message })
    }),
})

/** What an admin sees beside a thread. */
export const chatContextSchema = z.object({
  userId: z.string(),
  plan: z.string(),
  memberSince: z.iso.datetime(),
  /** Whether they let support sign in to their account at this moment. */
  allowsSupport: z.boolean(),
  emailVerified: z.boolean(),
  /** What the mail server said when it last refused their address. */
  emailProblem: z.string().nullable(),
  subscription: z.string().nullable(),
  funnels: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      slug: z.string(),
      isPublic: z.boolean(),
      leads: z.int().nonnegative(),
      domain: z.string().nullable(),
    }),
  ),
  /** Work for them that failed, newest first. */
  failures: z.array(z.object({ kind: z.string(), error: z.string(), at: z.iso.datetime() })),
})
export type ChatContext = z.infer<typeof chatContextSchema>
