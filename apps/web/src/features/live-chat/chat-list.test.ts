import { api, type Chat, type LiveEvent } from '@wildpath/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { LiveHandlers } from '../../entities/live-events/subscribe-live-events.ts'
import type { ApiClient } from '../../lib/api-client.ts'
import { networkFailure, RequestFailure } from '../../lib/request-failure.ts'
import { connectionWord, createChatList } from './chat-list.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 5, 20, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

type Query = { status?: string; search?: string; after?: string; today: string; limit: number }
const counts = { pending: 1, active: 2, closedToday: 3 }
const chatOf = (id: string, minute = 0) =>
  ({ id, updatedAt: `2026-01-01T10:${String(59 - minute).padStart(2, '0')}:00.000Z` }) as Chat

/** A server with these chats, which can be slow or fail, and a stream. */
const unfiltered = { assignee: 'anyone', order: 'default' } as const

function build({ ids = ['a', 'b', 'c'], isConnected = true } = {}) {
  const server = { ids, failure: null as unknown, isSlow: false }
  const asked: Query[] = []
  const waiting: (() => void)[] = []
  const callApi = (async (endpoint: unknown, { query }: { query: Query }) => {
    expect(endpoint).toBe(api.listChats)
    asked.push(query)
    const failure = server.failure
    if (server.isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
    if (failure !== null) throw failure
    const from = query.after === undefined ? 0 : server.ids.indexOf(query.after) + 1
    const found = server.ids.slice(from, from + query.limit)
    return {
      chats: found.map((id) => chatOf(id, server.ids.indexOf(id))),
      hasMore: from + query.limit < server.ids.length,
      counts,
    }
  }) as unknown as ApiClient
  const heard = new Set<LiveHandlers>()
  const toasts: string[] = []
  const list = createChatList(
    { ...unfiltered, view: 'open', search: '' },
    {
      callApi,
      connection: {
        hear(handlers) {
          heard.add(handlers)
          return () => heard.delete(handlers)
        },
        isConnected: () => isConnected,
      },
      now: () => new Date(),
      notifyConnected: () => toasts.push('connected'),
      notifyNotConnected: (cause) => toasts.push(cause),
      notifyRefreshing: () => toasts.push('refreshing'),
    },
  )
  const tell = (event: LiveEvent) => {
    for (const { onEvent } of heard) onEvent(event)
  }
  return {
    list,
    server,
    asked,
    waiting,
    heard,
    toasts,
    state: () => list.store.getState(),
    shown: () => list.store.getState().chats?.map(({ id }) => id),
    tell,
    news: (id: string) => tell({ kind: 'chat-changed', chat_id: id, position: 1 }),
    settle: () => vi.advanceTimersByTimeAsync(0),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

describe('opening the list', () => {
  it('tests the connection, says so, and reads the open chats of today', async () => {
    const { list, asked, toasts, state, shown, settle } = build()
    expect(state().test).toBe('initialising')
    list.open()
    await settle()
    const today = new Date(2026, 5, 20).toISOString()
    expect(asked).toEqual([
      { today, limit: 1 },
      { today, limit: 50, status: 'open' },
    ])
    expect([state().test, state().counts, toasts]).toEqual(['success', counts, ['connected']])
    expect(shown()).toEqual(['a', 'b', 'c'])
  })

  it('says why it is not possible, and begins anew when asked', async () => {
    const { list, server, toasts, state, shown, settle } = build()
    server.failure = networkFailure()
    list.open()
    await settle()
    const cause = 'Backend is unavailable. Please check your internet connection.'
    expect(state()).toMatchObject({ test: 'failed', failure: `Connection test failed: ${cause}` })
    expect(toasts).toEqual([cause])
    server.failure = null
    list.retry()
    await settle()
    expect([state().test, state().failure, shown()]).toEqual(['success', null, ['a', 'b', 'c']])
  })

  it('tells a failed list from a failed test', async () => {
    const { list, server, waiting, state, settle } = build()
    server.isSlow = true
    list.open()
    server.failure = new Error('Odd')
    waiting.pop()?.()
    await settle()
    waiting.pop()?.()
    await settle()
    expect(state()).toMatchObject({ test: 'success', failure: 'Failed to fetch chats: Odd' })
  })

  it('keeps nobody’s name for whoever may not read it any more', async () => {
    const { list, server, state, shown, settle, pass, news } = build()
    list.open()
    await settle()
    server.failure = new RequestFailure({ code: 'admins-only', status: 403, message: '' })
    news('a')
    await pass(500)
    expect([shown(), state().counts]).toEqual([undefined, null])
    expect(state().failure).toContain('Access denied')
  })

  it('ends with everything that was under way', async () => {
    const { list, heard, asked, waiting, server, shown, settle, pass, news } = build()
    const close = list.open()
    await settle()
    news('a')
    close()
    expect(heard.size).toBe(0)
    await pass(60_000)
    expect(asked).toHaveLength(2)
    server.isSlow = true
    const closeAgain = list.open()
    closeAgain()
    for (const go of waiting) go()
    await settle()
    expect(shown()).toEqual(['a', 'b', 'c'])
    expect(asked).toHaveLength(3)
  })
})

describe('news', () => {
  it('move a chat to the top, read at most twice a second', async () => {
    const { list, server, asked, shown, news, settle, pass } = build()
    list.open()
    await settle()
    server.ids = ['c', 'a', 'b']
    for (let count = 0; count < 20; count += 1) news('c')
    await pass(499)
    expect(asked).toHaveLength(2)
    await pass(1)
    expect(shown()).toEqual(['c', 'a', 'b'])
    expect(asked).toHaveLength(3)
    await pass(60_000)
    expect(asked).toHaveLength(3)
  })

  it('that come while an answer is on its way are read after it', async () => {
    const { list, server, asked, waiting, shown, news, settle, pass } = build()
    list.open()
    await settle()
    await pass(1000)
    server.isSlow = true
    news('a')
    await settle()
    expect(asked).toHaveLength(3)
    news('c')
    await pass(5000)
    expect(asked).toHaveLength(3)
    server.ids = ['c', 'a']
    server.isSlow = false
    waiting.pop()?.()
    await settle()
    await settle()
    expect(asked).toHaveLength(4)
    expect(shown()).toEqual(['c', 'a'])
  })

  it('that cannot be read leave the list and say why', async () => {
    const { list, server, state, shown, news, settle, pass } = build()
    list.open()
    await settle()
    server.failure = new Error('Odd')
    news('a')
    await pass(500)
    expect(state().failure).toBe('Real-time chat updates failed: Odd')
    expect(shown()).toEqual(['a', 'b', 'c'])
  })

  it('of leads and of somebody who writes change nothing', async () => {
    const { list, asked, tell, state, settle, pass } = build()
    list.open()
    await settle()
    tell({ kind: 'leads-changed', funnel_id: 'f' })
    expect(state().lastEvent).toBeNull()
    tell({ kind: 'chat-typing', chat_id: 'a', role: 'user', sender_id: 'ana', sender_name: 'Ana' })
    await pass(1000)
    expect(asked).toHaveLength(2)
    expect(state().lastEvent?.event.kind).toBe('chat-typing')
  })
})

describe('the stream', () => {
  it('shows when it is cut, and the list is polled until it begins again', async () => {
    const { list, heard, asked, state, settle, pass } = build({ isConnected: false })
    list.open()
    await settle()
    expect(state().stream).toBe('opening')
    const cause = 'Backend is unavailable. Please check your internet connection.'
    for (const { onClose } of heard) onClose()
    expect(state().listenerFailure).toBe(`Failed to set up chat listener: ${cause}`)
    await pass(15_001)
    expect(asked).toHaveLength(3)
    for (const { onOpen } of heard) onOpen(0)
    await settle()
    expect([state().stream, state().listenerFailure]).toEqual(['open', null])
    for (const { onClose } of heard) onClose()
    for (const { onClose } of heard) onClose()
    expect(state().listenerFailure).toBe(`Real-time chat updates failed: ${cause}`)
  })

  it('that begins again begins the list again where that had failed', async () => {
    const { list, server, heard, state, settle } = build()
    server.failure = networkFailure()
    list.open()
    await settle()
    server.failure = null
    for (const { onOpen } of heard) onOpen(0)
    await settle()
    expect(state()).toMatchObject({ test: 'success', failure: null })
  })

  it('is not polled beside while it is open', async () => {
    const { list, asked, settle, pass } = build()
    list.open()
    await settle()
    await pass(60_000)
    expect(asked).toHaveLength(2)
  })
})

describe('the filter', () => {
  it('asks at once, and a slow answer to the one before does not count', async () => {
    const { list, server, asked, waiting, shown, settle } = build()
    list.open()
    await settle()
    server.isSlow = true
    list.setFilter({ ...unfiltered, view: 'closed', search: '' })
    expect(shown()).toBeUndefined()
    server.isSlow = false
    server.ids = ['z']
    list.setFilter({ ...unfiltered, view: 'all', search: ' tent ' })
    await settle()
    server.ids = ['late']
    waiting.pop()?.()
    await settle()
    expect(shown()).toEqual(['z'])
    expect(asked.slice(2).map(({ status, search }) => [status, search])).toEqual([
      ['closed', undefined],
      [undefined, 'tent'],
    ])
    list.setFilter({ ...unfiltered, view: 'all', search: ' tent ' })
    expect(asked).toHaveLength(4)
  })
})

describe('more chats', () => {
  it('are read after the last one, and stay when the beginning is read again', async () => {
    const ids = Array.from({ length: 55 }, (_, index) => `chat-${index}`)
    const { list, server, asked, state, shown, news, settle, pass } = build({ ids })
    list.open()
    await settle()
    expect([shown()?.length, state().hasMore]).toEqual([50, true])
    void list.loadMore()
    void list.loadMore()
    await settle()
    expect([shown()?.length, state().hasMore, state().isLoadingMore]).toEqual([55, false, false])
    expect(asked.map(({ after }) => after)).toEqual([undefined, undefined, 'chat-49'])
    server.ids = ['chat-54', ...ids.slice(0, -1)]
    news('chat-54')
    await pass(500)
    expect([shown()?.[0], shown()?.length]).toEqual(['chat-54', 55])
  })
})

describe('refreshing', () => {
  it('says so at once and begins anew a second later, once however often it is pressed', async () => {
    const { list, asked, toasts, heard, state, settle, pass } = build()
    list.open()
    await settle()
    list.refresh()
    list.refresh()
    expect([toasts, state().isRefreshing]).toEqual([['connected', 'refreshing'], true])
    await pass(999)
    expect(asked).toHaveLength(2)
    await pass(1)
    expect(asked).toHaveLength(4)
    expect([toasts.at(-1), state().isRefreshing, heard.size]).toEqual(['connected', false, 1])
  })
})

it.each([
  ['initialising', 'open', true, 'Connecting...'],
  ['success', 'opening', true, 'Connecting...'],
  ['success', 'open', true, 'Connected'],
  ['success', 'open', false, 'Disconnected'],
  ['success', 'closed', true, 'Disconnected'],
  ['failed', 'open', true, 'Disconnected'],
] as const)('the badge of %s, %s and online %s is %s', (test, stream, isOnline, word) => {
  expect(connectionWord({ test, stream }, isOnline)).toBe(word)
})
