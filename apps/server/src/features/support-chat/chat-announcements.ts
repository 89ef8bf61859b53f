import type { ChatRole, LiveEvent } from '@wildpath/contract'

import type { Announcement, Topic } from '../../http/announcement.ts'

/** A chat's person and all admins hear that something of it changed. */
const chatsChanged: Announcement = {
  channel: 'chats_changed',
  read(payload) {
    const [userId = '', chatId = '', position = '0'] = payload.split(' ')
    const event: LiveEvent = { kind: 'chat-changed', chat_id: chatId, position: Number(position) }
    return [
      { topic: `user:${userId}`, event },
      { topic: 'admins', event },
    ]
  },
}

/** The other side hears that somebody writes. */
const chatTyping: Announcement = {
  channel: 'chat_typing',
  read(payload) {
    const [userId = '', chatId = '', word = ''] = payload.split(' ')
    const role: ChatRole = word === 'admin' ? 'admin' : 'user'
    const topic: Topic = role === 'admin' ? `user:${userId}` : 'admins'
    return [{ topic, event: { kind: 'chat-typing', chat_id: chatId, role } }]
  },
}

export const chatAnnouncements = [chatsChanged, chatTyping]
