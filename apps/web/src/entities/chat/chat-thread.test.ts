import { api, type Chat, type ChatMessage, type LiveEvent } from '@wildpath/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ApiClient } from '../../lib/api-client.ts'
import { networkFailure } from '../../lib/request-failure.ts'
import type { LiveHandlers } from '../live-events/subscribe-live-events.ts'
import { createChatThread } from './chat-thread.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const chatId = '01900000-0000-7000-8000-000000000001'
const at = '2026-01-02T03:04:05.000Z'
const chat: Chat = {
  id: chatId,
  userId: 'ana',
  status: 'assigned',
  adminId: 'ada',
  adminName: 'Ada',
  createdAt: at,
  updatedAt: at,
  lastMessage: 'Hello',
  lastMessageTimestamp: at,
  userEmail: 'ana@example.com',
  userName: 'Ana',
  unread: 1,
  isTicket: false,
  tier: 'standard',
  answerBy: null,
  seenByUser: 0,
  seenByAdmin: 0,
}

type Request = {
  params: { id: string }
  query?: { after?: number; before?: number }
  body?: object
}

/** A server with these messages, which answers when it is let. */
function build(texts: string[] = ['Hello']) {
  const stored: ChatMessage[] = []
  const store = (text: string, more: Partial<ChatMessage> = {}) =>
    stored.push({
      id: `stored-${stored.length}`,
      chatId,
      position: stored.length + 1,
      senderId: 'ada',
      senderName: 'Ada',
      senderRole: 'admin',
      text,
      picture: null,
      isNote: false,
      timestamp: at,
      ...more,
    })
  for (const text of texts) store(text)
  const calls: [string, unknown][] = []
  let failure: unknown = null
  const callApi = (async (endpoint: { method: string; path: string }, request: Request) => {
    const name = endpoint.path.split('/').at(-1) ?? ''
    calls.push([`${endpoint.method} ${name}`, request.query ?? request.body ?? {}])
    await Promise.resolve()
    if (failure !== null) throw failure
    if (endpoint === api.getChatThread) {
      const { after, before } = request.query ?? {}
      const messages = stored.filter(
        ({ position }) => position > (after ?? 0) && position < (before ?? Number.MAX_VALUE),
      )
      const latest = after === undefined ? messages.slice(-2) : messages
      return { chat, messages: latest, hasOlder: latest.length < messages.length }
    }
    if (endpoint === api.sendChatMessage) {
      const { id, text } = request.body as { id: string; text: string }
      if (!stored.some((known) => known.id === id)) {
        store(text, { id, senderRole: 'user', senderId: 'ana' })
      }
    }
    return {}
  }) as unknown as ApiClient
  const heard = new Set<LiveHandlers>()
  let ids = 0
  const thread = createChatThread(chatId, 'user', {
    selfId: 'ana',
    callApi,
    connection: {
      hear(handlers) {
        heard.add(handlers)
        return () => heard.delete(handlers)
      },
    },
    newId: () => `own-${(ids += 1)}`,
    nowMs: () => Date.now(),
  })
  const close = thread.open()
  const tell = (event: LiveEvent) => {
    for (const { onEvent } of heard) onEvent(event)
  }
  return {
    thread,
    close,
    store,
    calls,
    heard,
    tell,
    news: () => tell({ kind: 'chat-changed', chat_id: chatId, position: stored.length }),
    settle: () => vi.advanceTimersByTimeAsync(0),
    fail: (next: unknown) => (failure = next),
    texts: () => thread.read().messages.map(({ text }) => text),
    asked: (name: string) => calls.filter(([called]) => called === name).map(([, what]) => what),
  }
}

describe('a chat thread', () => {
  it('reads the latest messages, older ones on request, and those after the last when told', async () => {
    const { thread, texts, settle, store, news, asked } = build(['one', 'two', 'three'])
    await settle()
    expect([texts(), thread.read().hasOlder]).toEqual([['two', 'three'], true])
    await thread.loadOlder()
    expect([texts(), thread.read().hasOlder]).toEqual([['one', 'two', 'three'], false])
    store('four')
    news()
    await settle()
    expect(texts()).toEqual(['one', 'two', 'three', 'four'])
    expect(asked('GET messages')).toEqual([{}, { before: 2 }, { after: 3 }])
  })

  it('asks once more for what came while an answer was on its way, and not oftener', async () => {
    const { settle, store, news, texts, asked } = build()
    await settle()
    store('two')
    news()
    news()
    store('three')
    news()
    await settle()
    expect(texts()).toEqual(['Hello', 'two', 'three'])
    expect(asked('GET messages').length).toBeLessThanOrEqual(3)
  })

  it('catches up when the stream begins again', async () => {
    const { settle, store, heard, texts } = build()
    await settle()
    store('while it was cut')
    for (const { onOpen } of heard) onOpen(0)
    await settle()
    expect(texts()).toEqual(['Hello', 'while it was cut'])
  })

  it('shows what is sent at once, and in its place when it has arrived', async () => {
    const { thread, settle, store, texts } = build()
    await settle()
    store('came before')
    const sent = thread.send({ text: ' My question ' })
    expect(thread.read().unsent.map(({ text, failure }) => [text, failure])).toEqual([
      ['My question', null],
    ])
    await sent
    expect(thread.read().unsent).toEqual([])
    expect(texts()).toEqual(['Hello', 'came before', 'My question'])
  })

  it('sends one after the other', async () => {
    const { thread, settle, texts, asked } = build()
    await settle()
    await Promise.all(['a', 'b', 'c'].map((text) => thread.send({ text })))
    expect(texts()).toEqual(['Hello', 'a', 'b', 'c'])
    expect(asked('POST messages')).toEqual(
      ['a', 'b', 'c'].map((text, index) => ({ id: `own-${index + 1}`, text, isNote: false })),
    )
  })

  it('keeps what could not be sent, to be sent again as the same message or not at all', async () => {
    const { thread, settle, fail, texts } = build()
    await settle()
    const failure = networkFailure()
    fail(failure)
    await thread.send({ text: 'one' })
    await thread.send({ text: 'two' })
    expect(thread.read().unsent.map((unsent) => unsent.failure)).toEqual([failure, failure])
    fail(null)
    thread.discard('own-1')
    await thread.retry('own-2')
    expect([texts(), thread.read().unsent]).toEqual([['Hello', 'two'], []])
  })

  it('does not show a message twice that arrived though its answer did not', async () => {
    const { thread, settle, store, fail, news, texts } = build()
    await settle()
    fail(networkFailure())
    await thread.send({ text: 'Lost answer' })
    fail(null)
    store('Lost answer', { id: 'own-1', senderRole: 'user' })
    news()
    await settle()
    expect([texts(), thread.read().unsent]).toEqual([['Hello', 'Lost answer'], []])
  })

  it('says when it cannot be read, and that it can again', async () => {
    const { thread, settle, fail, texts } = build()
    const failure = networkFailure()
    fail(failure)
    await settle()
    expect(thread.read().failure).toBe(failure)
    fail(null)
    thread.refresh()
    await settle()
    expect([thread.read().failure, texts()]).toEqual([null, ['Hello']])
  })

  it('shows who else is typing, for a while or until their message arrives', async () => {
    const { thread, settle, tell, store, news } = build()
    await settle()
    const typing = (sender_id: string, sender_name: string) =>
      tell({ kind: 'chat-typing', chat_id: chatId, role: 'admin', sender_id, sender_name })
    typing('ana', 'Ana')
    expect(thread.read().typingName).toBeNull()
    typing('bea', 'Bea')
    expect(thread.read().typingName).toBe('Bea')
    typing('ada', 'Ada')
    expect(thread.read().typingName).toBe('Ada')
    await vi.advanceTimersByTimeAsync(4000)
    expect(thread.read().typingName).toBeNull()
    typing('ada', 'Ada')
    store('There')
    news()
    await settle()
    expect(thread.read().typingName).toBeNull()
  })

  it('tells of typing and of what was seen no oftener than that says something', async () => {
    const { thread, settle, asked } = build()
    thread.markSeen()
    await settle()
    thread.markSeen()
    thread.markSeen()
    thread.noteTyping()
    await vi.advanceTimersByTimeAsync(1000)
    thread.noteTyping()
    await vi.advanceTimersByTimeAsync(2000)
    thread.noteTyping()
    expect(asked('PUT seen')).toEqual([{ position: 1 }])
    expect(asked('POST typing')).toHaveLength(2)
  })

  it('hears of its own chat only, and of nothing once it is closed', async () => {
    const { close, settle, tell, store, heard, texts, asked } = build()
    await settle()
    store('two')
    tell({ kind: 'chat-changed', chat_id: 'another', position: 2 })
    await settle()
    expect(asked('GET messages')).toHaveLength(1)
    close()
    expect(heard.size).toBe(0)
    expect(texts()).toEqual(['Hello'])
  })
})
