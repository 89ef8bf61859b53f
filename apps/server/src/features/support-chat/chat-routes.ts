import { api, chatPicturePath } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Database } from '../../db/client.ts'
import { rawRoute, route, sendFailure } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import { readChatContext } from './chat-context.ts'
import type { ChatDesk } from './chat-desk.ts'
import type { ChatService } from './chat-service.ts'

type Options = { database: Pick<Database, 'db'>; chats: ChatService; desk: ChatDesk }

const person = { kind: 'user', notSignedIn: 'login-to-chat' } as const
/** Its user or an admin; which of them it is, is told by the chat. */
const member = { kind: 'tenant', notFound: 'chat-not-found' } as const
const admin = { kind: 'admin' } as const
const pictureParams = z.object({ id: z.uuid(), messageId: z.uuid() })

export function registerChatRoutes(app: FastifyInstance, { database, chats, desk }: Options): void {
  route(app, api.getOwnChat, person, ({ user }) => chats.findOwn(user))

  route(app, api.startChat, person, ({ user }) => chats.start(user))

  route(app, api.getChatThread, member, ({ user, params, query }) =>
    chats.readThread(user, params.id, query),
  )

  rawRoute(
    app,
    { method: 'GET', path: chatPicturePath, access: member },
    async (request, reply, user) => {
      const params = pictureParams.safeParse(request.params)
      if (user === null || !params.success) return sendFailure(reply, { code: 'chat-not-found' })
      const picture = await chats.readPicture(user, params.data.id, params.data.messageId)
      if (!picture.ok) return sendFailure(reply, picture.error)
      return reply
        .type('image/webp')
        .header('content-security-policy', "default-src 'none'")
        .header('cross-origin-resource-policy', 'same-origin')
        .send(picture.value)
    },
  )

  route(app, api.sendChatMessage, member, ({ user, params, body }) =>
    chats.send(user, params.id, body),
  )

  route(app, api.markChatSeen, member, ({ user, params, body }) =>
    chats.markSeen(user, params.id, body.position),
  )

  route(app, api.announceTyping, member, ({ user, params }) =>
    chats.announceTyping(user, params.id),
  )

  route(app, api.listChats, admin, ({ user, query }) => desk.list(user, query))

  route(app, api.takeChat, admin, ({ user, params }) => desk.take(user, params.id))

  route(app, api.handOverChat, admin, ({ user, params, body }) =>
    desk.handOver(user, params.id, body.adminId),
  )

  route(app, api.closeChat, admin, ({ user, params }) => desk.close(user, params.id))

  route(app, api.reopenChat, admin, ({ user, params }) => desk.reopen(user, params.id))

  route(app, api.getChatContext, admin, async ({ user, params }) => {
    const context = await readChatContext(database, params.id)
    if (context === null) return err({ code: 'chat-not-found' })
    await chats.recordReading(params.id, user.id)
    return ok(context)
  })

  route(app, api.listChatAdmins, admin, () => desk.listAdmins())

  route(app, api.listCannedAnswers, admin, () => desk.listCannedAnswers())

  route(app, api.addCannedAnswer, admin, ({ user, body }) => desk.addCannedAnswer(user, body))

  route(app, api.removeCannedAnswer, admin, ({ user, body }) =>
    desk.removeCannedAnswer(user, body.id),
  )
}
