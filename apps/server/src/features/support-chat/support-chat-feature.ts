import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { chatAnnouncements } from './chat-announcements.ts'
import { createChatDesk } from './chat-desk.ts'
import { createChatReader } from './chat-reader.ts'
import { registerChatRoutes } from './chat-routes.ts'
import { createChatService } from './chat-service.ts'
import { createChatWriter } from './chat-writer.ts'

type Options = Pick<Parameters<typeof createChatService>[0], 'library'> & {
  database: Database
  limiters: RateLimiters
  now: () => Date
}

/** Talking to a person of the team. */
export function createSupportChatFeature({ database, limiters, library, now }: Options) {
  const reader = createChatReader(database)
  const writer = createChatWriter({ db: database.db, now })
  const chats = createChatService({
    reader,
    writer,
    library,
    startLimit: limiters.chatsOfUser,
    messageLimit: limiters.chatMessagesOfUser,
    typingLimit: limiters.typingOfUser,
  })
  const desk = createChatDesk({ database, reader, writer, now })
  return {
    announcements: chatAnnouncements,
    register: (app: FastifyInstance) => registerChatRoutes(app, { database, chats, desk }),
  } satisfies Feature
}
