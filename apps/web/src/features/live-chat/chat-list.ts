import { api, type Chat, type ChatList as ChatPage, type LiveEvent } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { LiveConnection } from '../../entities/live-events/live-connection.ts'
import type { ApiClient } from '../../lib/api-client.ts'
import { networkFailure, RequestFailure } from '../../lib/request-failure.ts'
import type { ChatAddress } from './chat-address.ts'
import { type ChatFailureKind, chatFailureCause, chatFailureText } from './chat-failure.ts'
import { withFirstPage, withNextPage } from './joined-chats.ts'

type ChatFilter = Omit<ChatAddress, 'openId'>

export type ChatListState = {
  /** Spec 3, section 4.12: whether the chats can be read at all. */
  test: 'initialising' | 'success' | 'failed'
  stream: 'opening' | 'open' | 'closed'
  /** Newest change first; null until they are read. */
  chats: readonly Chat[] | null
  hasMore: boolean
  counts: ChatPage['counts'] | null
  isLoadingMore: boolean
  isRefreshing: boolean
  /** Why the list is not what it should be, in a sentence. */
  failure: string | null
  /** Why changes do not show by themselves. */
  listenerFailure: string | null
  lastEvent: { event: LiveEvent; at: Date } | null
  readAt: Date | null
}

export type ChatList = {
  store: StoreApi<ChatListState>
  /** Reads it and keeps it up from now on; returns how to stop. */
  open: () => () => void
  setFilter: (filter: ChatFilter) => void
  loadMore: () => Promise<void>
  /** Begins anew after a second (spec 3, section 7.3). */
  refresh: () => void
  /** Begins anew at once. */
  retry: () => void
}

type Tools = {
  callApi: ApiClient
  connection: Pick<LiveConnection, 'hear' | 'isConnected'>
  now: () => Date
  notifyConnected: () => void
  notifyNotConnected: (cause: string) => void
  notifyRefreshing: () => void
}

const refreshAfterMs = 1000
const readEveryMs = 500
/** While the server does not tell by itself what changes. */
const pollEveryMs = 15_000
const pageSize = 50
const largestPage = 100

const nothingYet: ChatListState = {
  test: 'initialising',
  stream: 'opening',
  chats: null,
  hasMore: false,
  counts: null,
  isLoadingMore: false,
  isRefreshing: false,
  failure: null,
  listenerFailure: null,
  lastEvent: null,
  readAt: null,
}

/** Everybody's chats as an admin sees them, kept up by what the server tells. */
export function createChatList(first: ChatFilter, tools: Tools): ChatList {
  const { callApi, connection, now } = tools
  const store = createStore<ChatListState>(() => nothingYet)
  const { getState } = store
  const change = (next: Partial<ChatListState>) => store.setState(next)
  const changedIds = new Set<string>()
  let filter = first
  /** Only what was asked last counts. */
  let latest = 0
  let isReading = false
  let isStale = false
  let readAtMs = Number.NEGATIVE_INFINITY
  let readTimer: ReturnType<typeof setTimeout> | undefined
  let refreshTimer: ReturnType<typeof setTimeout> | undefined
  let stopHearing = () => {}

  function open(): () => void {
    const poll = setInterval(() => {
      if (!connection.isConnected()) readSoon()
    }, pollEveryMs)
    begin()
    return () => {
      stopHearing()
      latest += 1
      isReading = false
      for (const timer of [readTimer, refreshTimer, poll]) clearTimeout(timer)
      readTimer = undefined
      change({ isRefreshing: false })
    }
  }

  function begin(): void {
    stopHearing()
    const isOpen = connection.isConnected()
    change({ stream: isOpen ? 'open' : 'opening', ...(isOpen && { listenerFailure: null }) })
    stopHearing = connection.hear({
      onOpen() {
        change({ stream: 'open', listenerFailure: null })
        if (getState().test === 'failed') void start()
        else readSoon()
      },
      onClose() {
        const wasOpen = getState().stream === 'open'
        const kind = wasOpen ? 'Real-time chat updates failed' : 'Failed to set up chat listener'
        if (getState().stream === 'closed') return
        change({ stream: 'closed', listenerFailure: chatFailureText(kind, networkFailure()) })
      },
      onEvent(event) {
        if (!('chat_id' in event)) return
        change({ lastEvent: { event, at: now() } })
        if (event.kind !== 'chat-changed') return
        changedIds.add(event.chat_id)
        readSoon()
      },
    })
    void start()
  }

  /** First whether the chats can be read at all, then the list. */
  async function start(): Promise<void> {
    const own = supersede()
    change({ test: 'initialising' })
    try {
      await callApi(api.listChats, { query: { today: startOfDay(now()), limit: 1 } })
    } catch (failure) {
      if (own !== latest) return
      isReading = false
      change({ test: 'failed', failure: chatFailureText('Connection test failed', failure) })
      return tools.notifyNotConnected(chatFailureCause(failure))
    }
    if (own !== latest) return
    change({ test: 'success' })
    tools.notifyConnected()
    await read('Failed to fetch chats')
  }

  function supersede(): number {
    clearTimeout(readTimer)
    readTimer = undefined
    isReading = true
    isStale = false
    return (latest += 1)
  }

  async function read(kind: ChatFailureKind): Promise<void> {
    const own = supersede()
    readAtMs = now().getTime()
    const heard = new Set(changedIds)
    const known = getState().chats ?? []
    const limit = Math.min(largestPage, Math.max(pageSize, known.length))
    try {
      const page = await callApi(api.listChats, { query: { ...queryOf(filter), limit } })
      if (own !== latest) return
      const chats = withFirstPage(known, {
        ...page,
        changedIds: heard,
        order: filter.order === 'oldest' ? 'oldest' : queueOrNewest(filter),
      })
      const hasRest = chats.length > page.chats.length
      change({
        chats,
        counts: page.counts,
        hasMore: hasRest ? getState().hasMore : page.hasMore,
        failure: null,
        readAt: now(),
      })
      for (const id of heard) changedIds.delete(id)
    } catch (failure) {
      if (own !== latest) return
      // Names stay only with those who may read them.
      const isRefused = failure instanceof RequestFailure && [401, 403].includes(failure.status)
      change({
        failure: chatFailureText(kind, failure),
        ...(isRefused && { chats: null, counts: null, hasMore: false }),
      })
    }
    isReading = false
    if (isStale) readSoon()
  }

  /** However much happens, the list is read twice a second at most, and never twice at once. */
  function readSoon(): void {
    isStale = true
    if (isReading || readTimer !== undefined || getState().test !== 'success') return
    const waitMs = Math.max(0, readAtMs + readEveryMs - now().getTime())
    readTimer = setTimeout(() => void read('Real-time chat updates failed'), waitMs)
  }

  function queryOf({ view, assignee, order, search }: ChatFilter) {
    const words = search.trim()
    return {
      today: startOfDay(now()),
      ...(view !== 'all' && { status: view === 'waiting' ? ('pending_admin' as const) : view }),
      ...(assignee !== 'anyone' && { assignee }),
      ...(order !== 'default' && { order }),
      ...(words !== '' && { search: words }),
    }
  }

  return {
    store,
    open,

    setFilter(next) {
      if (JSON.stringify(next) === JSON.stringify(filter)) return
      filter = next
      change({ chats: null, hasMore: false })
      if (getState().test === 'success') void read('Failed to fetch chats')
    },

    async loadMore() {
      const { chats, isLoadingMore } = getState()
      const last = chats?.at(-1)
      if (last === undefined || isLoadingMore) return
      const asked = filter
      change({ isLoadingMore: true })
      try {
        const query = { ...queryOf(asked), after: last.id, limit: pageSize }
        const page = await callApi(api.listChats, { query })
        if (asked === filter) {
          const shown = withNextPage(getState().chats ?? [], page.chats)
          change({ chats: shown, hasMore: page.hasMore })
        }
      } catch (failure) {
        change({ failure: chatFailureText('Failed to fetch chats', failure) })
      }
      change({ isLoadingMore: false })
    },

    refresh() {
      if (getState().isRefreshing) return
      change({ isRefreshing: true })
      tools.notifyRefreshing()
      refreshTimer = setTimeout(() => {
        change({ isRefreshing: false })
        begin()
      }, refreshAfterMs)
    },

    retry: () => begin(),
  }
}

function queueOrNewest({ view }: ChatFilter) {
  return view === 'waiting' ? 'queue' : 'newest'
}

/** Midnight where the reader is. */
function startOfDay(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString()
}

export type ConnectionWord = 'Connected' | 'Disconnected' | 'Connecting...'

/** What the badge says (spec 3, section 2.10). */
export function connectionWord(
  { test, stream }: Pick<ChatListState, 'test' | 'stream'>,
  isOnline: boolean,
): ConnectionWord {
  if (!isOnline || test === 'failed' || stream === 'closed') return 'Disconnected'
  return test === 'success' && stream === 'open' ? 'Connected' : 'Connecting...'
}
