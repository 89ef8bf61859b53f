import type { ChatRole, LiveEvent } from '@wildpath/contract'

import type { Announcement } from '../../http/announcement.ts'

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

/** Everyone else in the chat sees who is typing. */
const chatTyping: Announcement = {
  channel: 'chat_typing',
  read(payload) {
    const [userId = '', chatId = '', word = '', senderId = '', ...name] = payload.split(' ')
    const role: ChatRole = word === 'admin' ? 'admin' : 'user'
    const event: LiveEvent = {
      kind: 'chat-typing',
      chat_id: chatId,
      role,
      sender_id: senderId,
      sender_name: name.join(' '),
    }
    const toAdmins = { topic: 'admins', event } as const
    return role === 'user' ? [toAdmins] : [{ topic: `user:${userId}`, event }, toAdmins]
  },
}

export const chatAnnouncements = [chatsChanged, chatTyping]
