import { api, type Chat } from '@wildpath/contract'

import type { LiveConnection } from '../../entities/live-events/live-connection.ts'
import type { ApiClient } from '../../lib/api-client.ts'

export type OwnChat = {
  /** Reads the person's latest chat, and again whenever it changes; returns how to stop. */
  open: () => () => void
  /** Undefined while it is not known; null where the person never had one. */
  read: () => Chat | null | undefined
  subscribe: (onChange: () => void) => () => void
  /** Opens the running chat or one with unread messages, otherwise starts one. Rejects with an ApiFailure. */
  enter: () => Promise<EnteredChat>
  /** Opens the latest chat read-only and starts none. Rejects with an ApiFailure if there is none. */
  look: () => Promise<EnteredChat>
  /** Rejects with an ApiFailure. */
  start: () => Promise<EnteredChat>
  /** Whom somebody is led to who asks for their chat: the team where there is something to go on with. */
  findPartner: () => Promise<ChatPartner>
}

export type EnteredChat = { chat: Chat; isNew: boolean }

export type ChatPartner = 'guide' | 'team'

type Tools = { callApi: ApiClient; connection: Pick<LiveConnection, 'hear'> }

/** The chat of the signed-in person with the team. */
export function createOwnChat({ callApi, connection }: Tools): OwnChat {
  const listeners = new Set<() => void>()
  let chat: Chat | null | undefined
  let reads = 0

  function set(next: Chat | null): void {
    chat = next
    for (const listener of listeners) listener()
  }

  async function refresh(): Promise<void> {
    reads += 1
    const read = reads
    try {
      const answer = await callApi(api.getOwnChat, {})
      // An answer that was overtaken says what was.
      if (read === reads) set(answer.chat)
    } catch {
      // It is read again with the next news; whoever opens the chat is told why it does not open.
    }
  }

  async function start(): Promise<EnteredChat> {
    const started = await callApi(api.startChat, {})
    reads += 1
    set(started)
    return { chat: started, isNew: true }
  }

  function open(latest: Chat): EnteredChat {
    reads += 1
    set(latest)
    return { chat: latest, isNew: false }
  }

  const isRunning = (latest: Chat) => latest.status !== 'closed' || latest.unread > 0

  return {
    open() {
      const stop = connection.hear({
        onOpen: () => void refresh(),
        onClose() {},
        onEvent(event) {
          if (event.kind === 'chat-changed' && event.chat_id === chat?.id) void refresh()
        },
      })
      void refresh()
      return stop
    },
    read: () => chat,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start,
    async findPartner() {
      try {
        // What was read before may have been written before the answer that an email leads to.
        const { chat: latest } = await callApi(api.getOwnChat, {})
        return latest !== null && isRunning(latest) ? 'team' : 'guide'
      } catch {
        // The guide is there without the team, and leads to it.
        return 'guide'
      }
    },
    async look() {
      const { chat: latest } = await callApi(api.getOwnChat, {})
      // The server says why none is begun.
      return latest === null ? start() : open(latest)
    },
    async enter() {
      const { chat: latest } = await callApi(api.getOwnChat, {})
      return latest !== null && isRunning(latest) ? open(latest) : start()
    },
  }
}
