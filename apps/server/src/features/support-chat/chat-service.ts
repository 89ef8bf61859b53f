import {
  type Chat,
  type ChatMessage,
  type ChatThread,
  isAdmin,
  type newChatMessageSchema,
  type User,
} from '@wildpath/contract'
import type { z } from 'zod'

import { describeFileFailure, type FileStore } from '../../providers/files/files.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import type { ChatReader, Reader } from './chat-reader.ts'
import type { StoredPicture } from './chat-tables.ts'
import type { ChatWriter } from './chat-writer.ts'
import type { PresentChat } from './present-chat.ts'

type Options = {
  reader: ChatReader
  writer: ChatWriter
  startLimit: SharedRateLimiter
  messageLimit: RateLimiter
  typingLimit: RateLimiter
  /** Readings of an admin in a chat that are recorded. */
  readingLimit: RateLimiter
  presentChat: PresentChat
  /** Whether new chats are begun. */
  takesChats(): boolean
  library: Pick<MediaAssetService, 'findChatPicture'>
  files: Pick<FileStore, 'read'>
}

export type ChatService = ReturnType<typeof createChatService>

const refused = err({ code: 'too-many-requests' })
const none = err({ code: 'chat-not-found' })
const emptied = ok({})
/** What files without a name are called, here and by browsers. */
const saysNothing = /^(picture|image)(\.[a-z]+)?$/i
const pictureGone = 'This picture is not there any more, so nothing was sent. Please add it again.'
const nobodyReads = 'This chat is closed, so nobody was told that you write.'

/** What both sides of a chat do. The person of a chat is its user even if they are an admin. */
export function createChatService(options: Options) {
  const { reader, writer, startLimit, messageLimit, typingLimit, readingLimit } = options
  const { takesChats, presentChat, library, files } = options

  /** As which side somebody reads a chat, and the chat; null where it is not for them. */
  async function open(user: User, id: string) {
    const own = await reader.find({ id: user.id, role: 'user' }, id)
    if (own !== null) return { chat: own, as: { id: user.id, role: 'user' } satisfies Reader }
    if (!isAdmin(user)) return null
    const as: Reader = { id: user.id, role: 'admin' }
    const chat = await reader.find(as, id)
    if (chat === null) return null
    await recordReading(id, user.id)
    return { chat, as }
  }

  /** Once per admin, chat and hour: a thread is read again for every message. */
  async function recordReading(chatId: string, adminId: string): Promise<void> {
    if (readingLimit.consume(`${adminId} ${chatId}`)) await writer.recordReading(chatId, adminId)
  }

  return {
    recordReading,

    async findOwn(user: User): Promise<Result<{ chat: Chat | null }>> {
      const latest = await reader.findLatest(user.id)
      return ok({ chat: latest && presentChat(latest) })
    },

    async start(user: User): Promise<Result<Chat>> {
      const latest = await reader.findLatest(user.id)
      if (latest !== null && latest.status !== 'closed') return ok(presentChat(latest))
      if (!takesChats()) return err({ code: 'support-chat-off' })
      if (!(await startLimit.consume(user.id))) return refused
      const started = await reader.find({ id: user.id, role: 'user' }, await writer.start(user))
      return started === null ? none : ok(presentChat(started))
    },

    async readThread(
      user: User,
      id: string,
      page: { after?: number | undefined; before?: number | undefined },
    ): Promise<Result<ChatThread>> {
      const opened = await open(user, id)
      if (opened === null) return none
      const limit = bounds.lists.chatMessages
      // What comes after a position is read whole: nobody pages forwards.
      const messages = await reader.messages(opened.as, id, {
        ...page,
        limit: page.after === undefined ? limit + 1 : bounds.lists.newChatMessages,
      })
      const hasOlder = page.after === undefined && messages.length > limit
      return ok({
        chat: presentChat(opened.chat),
        messages: hasOlder ? messages.slice(1) : messages,
        hasOlder,
      })
    },

    /** WebP, as those see it who read the message. */
    async readPicture(user: User, id: string, messageId: string): Promise<Result<Uint8Array>> {
      const opened = await open(user, id)
      const picture = opened && (await reader.findPicture(opened.as, id, messageId))
      if (picture === null) return none
      const read = await files.read('path' in picture ? picture.path : picture.url.slice(1))
      if (read.ok) return read
      return read.error === 'object-not-found'
        ? none
        : err({ code: 'file-storage-failed', message: describeFileFailure(read.error) })
    },

    async send(
      user: User,
      id: string,
      { pictureId, ...draft }: z.output<typeof newChatMessageSchema>,
    ): Promise<Result<ChatMessage>> {
      const opened = await open(user, id)
      if (opened === null) return none
      if (!messageLimit.consume(user.id)) return refused
      const picture = pictureId === undefined ? null : await findPicture(user, pictureId)
      if (picture === undefined) return err({ code: 'design-not-found', message: pictureGone })
      const isNote = draft.isNote && opened.as.role === 'admin'
      const sent = await writer.send({ ...opened.as, name: user.full_name }, id, {
        ...draft,
        isNote,
        picture,
      })
      if (sent.kind === 'sent') return ok(sent.message)
      if (sent.kind === 'taken') {
        const answerer = opened.chat.adminName ?? 'Another admin'
        return err({ code: 'chat-taken', message: `${answerer} is answering this chat.` })
      }
      return sent.kind === 'closed' ? err({ code: 'chat-closed' }) : none
    },

    async markSeen(
      user: User,
      id: string,
      position: number,
    ): Promise<Result<Record<string, never>>> {
      const opened = await open(user, id)
      if (opened === null) return none
      await writer.markSeen(opened.as, id, position)
      return emptied
    },

    async announceTyping(user: User, id: string): Promise<Result<Record<string, never>>> {
      const opened = await open(user, id)
      if (opened === null) return none
      if (opened.chat.status === 'closed') return err({ code: 'chat-closed', message: nobodyReads })
      // More than this tells nobody anything new.
      if (!typingLimit.consume(user.id)) return emptied
      await writer.announceTyping(opened.chat, { ...opened.as, name: user.full_name })
      return emptied
    },
  }

  /** Undefined when the sender has uploaded none of this id for a message. */
  async function findPicture(user: User, id: string): Promise<StoredPicture | undefined> {
    const found = await library.findChatPicture(user, id)
    if (found === null) return undefined
    const { fileName, ...picture } = found
    return { ...picture, alt: saysNothing.test(fileName) ? '' : fileName }
  }
}
