import {
  api,
  type Chat,
  type ChatMessage,
  type ChatPictureUpload,
  type ChatRole,
} from '@wildpath/contract'

import type { ApiClient } from '../../lib/api-client.ts'
import type { LiveConnection } from '../live-events/live-connection.ts'

/** A picture that is uploaded already, and its file. */
export type LocalPicture = ChatPictureUpload & { file: File }

/** A message that the server has not confirmed yet. */
export type UnsentMessage = {
  id: string
  text: string
  /** Shown from this device; only with the message it can be read from the server. */
  picture: LocalPicture | null
  isNote: boolean
  /** What went wrong; null while it is on its way. */
  failure: unknown
}

export type ThreadState = {
  chat: Chat | null
  /** In the order of their positions, each once. */
  messages: readonly ChatMessage[]
  unsent: readonly UnsentMessage[]
  hasOlder: boolean
  /** Who else is typing; null if nobody is. */
  typingName: string | null
  /** Why the thread could not be read the last time; null when it could. */
  failure: unknown
}

export type Draft = {
  text: string
  picture?: LocalPicture | null
  isNote?: boolean
}

export type ChatThread = {
  /** Reads it and keeps it up from now on; returns how to stop. */
  open: () => () => void
  read: () => ThreadState
  subscribe: (onChange: () => void) => () => void
  /** Resolves when it is sent, or when it is known why not; the message stays among the unsent then. */
  send: (draft: Draft) => Promise<void>
  retry: (id: string) => Promise<void>
  discard: (id: string) => void
  /** Reads again what came since, as after a failure. */
  refresh: () => void
  loadOlder: () => Promise<void>
  /** Tells the other side that everything shown was seen. */
  markSeen: () => void
  /** Tells the other side that somebody writes, every few seconds at most. */
  noteTyping: () => void
}

type Tools = {
  /** The signed-in person's ID. */
  selfId: string
  callApi: ApiClient
  connection: Pick<LiveConnection, 'hear'>
  newId: () => string
  nowMs: () => number
}

/** How long 'is writing' stands after the last sign of it. */
const typingShownMs = 4000
const typingEveryMs = 2500

const nothingYet: ThreadState = {
  chat: null,
  messages: [],
  unsent: [],
  hasOlder: false,
  typingName: null,
  failure: null,
}

/** One chat as one of its sides reads and writes it, kept up by what the server tells. */
export function createChatThread(chatId: string, role: ChatRole, tools: Tools): ChatThread {
  const { callApi, connection, newId, nowMs } = tools
  const params = { id: chatId }
  const listeners = new Set<() => void>()
  let state = nothingYet
  let reading: Promise<void> | null = null
  let isStale = false
  let isOpen = false
  let typingTimer: ReturnType<typeof setTimeout> | undefined
  let typingToldMs = Number.NEGATIVE_INFINITY
  let seenTold = 0
  /** Messages leave one after the other, so that they arrive in the order in which they were written. */
  let sending: Promise<void> = Promise.resolve()

  function open(): () => void {
    isOpen = true
    const stopHearing = connection.hear({
      onOpen: refresh,
      onClose() {},
      onEvent(event) {
        if (!('chat_id' in event) || event.chat_id !== chatId) return
        if (event.kind === 'chat-changed') refresh()
        else if (event.sender_id !== tools.selfId) showTyping(event.sender_name)
      },
    })
    refresh()
    return () => {
      isOpen = false
      hideTyping()
      stopHearing()
    }
  }

  function change(next: Partial<ThreadState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function lastPosition(): number {
    return state.messages.at(-1)?.position ?? 0
  }

  function refresh(): void {
    isStale = true
    reading ??= readUntilFresh().finally(() => (reading = null))
  }

  /** Whatever changes while an answer is on its way is read with the next one. */
  async function readUntilFresh(): Promise<void> {
    while (isStale) {
      isStale = false
      if (!isOpen) return
      const query = state.chat === null ? {} : { after: lastPosition() }
      try {
        // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ended
        const { chat, messages, hasOlder } = await callApi(api.getChatThread, { params, query })
        merge(messages)
        change({ chat, failure: null, ...(state.chat === null && { hasOlder }) })
      } catch (failure) {
        change({ failure })
      }
    }
  }

  function merge(added: readonly ChatMessage[]): void {
    if (added.length === 0) return
    const byPosition = new Map(state.messages.map((message) => [message.position, message]))
    for (const message of added) byPosition.set(message.position, message)
    const messages = [...byPosition.values()].toSorted(
      (one, other) => one.position - other.position,
    )
    const known = new Set(added.map(({ id }) => id))
    change({ messages, unsent: state.unsent.filter(({ id }) => !known.has(id)) })
    if (added.some(({ senderId }) => senderId !== tools.selfId)) hideTyping()
  }

  function showTyping(typingName: string): void {
    change({ typingName })
    clearTimeout(typingTimer)
    typingTimer = setTimeout(hideTyping, typingShownMs)
  }

  function hideTyping(): void {
    clearTimeout(typingTimer)
    if (state.typingName !== null) change({ typingName: null })
  }

  function setFailure(id: string, failure: unknown): void {
    change({
      unsent: state.unsent.map((unsent) => (unsent.id === id ? { ...unsent, failure } : unsent)),
    })
  }

  function deliver(id: string): Promise<void> {
    sending = sending.then(async () => {
      const unsent = state.unsent.find((waiting) => waiting.id === id)
      if (unsent === undefined) return
      const { text, isNote, picture } = unsent
      const body = { id, text, isNote, ...(picture !== null && { pictureId: picture.id }) }
      try {
        await callApi(api.sendChatMessage, { params, body })
        // What came before it is read with it: a message by itself would leave a gap.
        refresh()
        await reading
      } catch (failure) {
        setFailure(id, failure)
      }
    })
    return sending
  }

  return {
    open,
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    refresh,

    send({ text, picture = null, isNote = false }) {
      const id = newId()
      const unsent = { id, text: text.trim(), picture, isNote, failure: null }
      change({ unsent: [...state.unsent, unsent] })
      typingToldMs = Number.NEGATIVE_INFINITY
      return deliver(id)
    },

    retry(id) {
      setFailure(id, null)
      return deliver(id)
    },

    discard: (id) => change({ unsent: state.unsent.filter((unsent) => unsent.id !== id) }),

    async loadOlder() {
      const before = state.messages[0]?.position
      if (before === undefined) return
      try {
        const { messages, hasOlder } = await callApi(api.getChatThread, {
          params,
          query: { before },
        })
        merge(messages)
        change({ hasOlder })
      } catch (failure) {
        change({ failure })
      }
    },

    markSeen() {
      const position = lastPosition()
      if (state.chat === null || position <= seenTold || state.chat.unread === 0) return
      seenTold = position
      void callApi(api.markChatSeen, { params, body: { position } }).catch(() => {
        seenTold = 0
      })
    },

    noteTyping() {
      if (nowMs() - typingToldMs < typingEveryMs) return
      typingToldMs = nowMs()
      // Nobody misses it.
      void callApi(api.announceTyping, { params }).catch(() => {})
    },
  }
}
