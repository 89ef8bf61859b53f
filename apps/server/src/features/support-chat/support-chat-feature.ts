import type { SupportPromise } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { chatAnnouncements } from './chat-announcements.ts'
import { createChatDesk } from './chat-desk.ts'
import { createChatReader } from './chat-reader.ts'
import { registerChatRoutes } from './chat-routes.ts'
import { chatAnswer, chatReceipt, chatTicket } from './chat-email-jobs.ts'
import { createChatAnswer, createChatReceipt, createChatTicket } from './chat-emails.ts'
import { checkChats, createCheckChats } from './check-chats.ts'
import { createChatService } from './chat-service.ts'
import { createPresentChat } from './present-chat.ts'
import { createChatWriter } from './chat-writer.ts'

type Options = Pick<Parameters<typeof createChatService>[0], 'library' | 'files' | 'takesChats'> & {
  database: Database
  limiters: RateLimiters
  email: EmailSender
  supportEmail: string | null
  support: SupportPromise
  publicUrl: string
  now: () => Date
}

/** Talking to a person of the team. */
export function createSupportChatFeature(options: Options) {
  const { database, limiters, library, files, takesChats, support, now } = options
  const presentChat = createPresentChat(support)
  const reader = createChatReader(database)
  const writer = createChatWriter({ db: database.db, now })
  const chats = createChatService({
    reader,
    writer,
    library,
    files,
    takesChats,
    startLimit: limiters.chatsOfUser,
    messageLimit: limiters.chatMessagesOfUser,
    typingLimit: limiters.typingOfUser,
    readingLimit: limiters.recordedReadingsOfChat,
    presentChat,
  })
  const desk = createChatDesk({ database, reader, writer, presentChat, now })
  return {
    jobs: {
      other: { [checkChats]: createCheckChats(options) },
      email: {
        [chatTicket]: createChatTicket(options),
        [chatReceipt]: createChatReceipt(options),
        [chatAnswer]: createChatAnswer(options),
      },
    },
    announcements: chatAnnouncements,
    register: (app: FastifyInstance) => registerChatRoutes(app, { database, chats, desk }),
  } satisfies Feature
}
