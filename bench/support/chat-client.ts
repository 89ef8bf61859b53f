import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Chat, ChatMessage, ChatThread, LiveEvent } from '@wildpath/contract'

const retryMs = 200

/** What one side has read of a chat, in the order in which it came. */
export type ReadThread = { position: number; ids: string[]; isReading: boolean; isStale: boolean }

export type ChatClient = Awaited<ReturnType<typeof openChatClient>>

type Options = {
  url: string
  cookie: string
  /** A message came that this side did not have yet. */
  onMessage: (message: ChatMessage) => void
}

/** One side of chats, as a browser is: it holds a stream, reads what is new, and begins again when the stream ends. */
export async function openChatClient({ url, cookie, onMessage }: Options) {
  const threads = new Map<string, ReadThread>()
  let streams = 0
  const first = Promise.withResolvers<void>()
  const leave = new AbortController()

  /** Until it is answered: a server that is killed meanwhile is no answer. */
  async function call(method: string, path: string, body?: object): Promise<Response> {
    for (;;) {
      const answer = await fetch(url + path, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => null)
      if (answer?.ok) return answer
      if (answer !== null && answer.status < 500) {
        throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      }
      await pause(retryMs)
    }
  }

  async function read(chatId: string): Promise<void> {
    const thread = threads.get(chatId)
    if (thread === undefined) return
    if (thread.isReading) {
      thread.isStale = true
      return
    }
    thread.isReading = true
    do {
      thread.isStale = false
      const answer = await call('GET', `/api/chats/${chatId}/messages?after=${thread.position}`)
      const { messages } = (await answer.json()) as ChatThread
      for (const message of messages) {
        thread.ids.push(message.id)
        thread.position = message.position
        onMessage(message)
      }
    } while (thread.isStale)
    thread.isReading = false
  }

  /** Follows the news until it is closed; whatever was missed between two streams is read again. */
  async function follow(): Promise<void> {
    while (!leave.signal.aborted) {
      try {
        const answer = await fetch(`${url}/api/events`, {
          headers: { cookie },
          signal: leave.signal,
        })
        if (answer.body === null || !answer.ok) throw new Error(`Events: ${answer.status}`)
        streams += 1
        first.resolve()
        for (const chatId of threads.keys()) void read(chatId)
        let text = ''
        for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
          const blocks = (text + piece).split('\n\n')
          text = blocks.pop() ?? ''
          for (const block of blocks) hear(block)
        }
      } catch {
        // It is opened again, as a browser would.
      }
      if (!leave.signal.aborted) await pause(retryMs)
    }
  }

  function hear(block: string): void {
    if (!block.startsWith('data: ')) return
    const event = JSON.parse(block.slice('data: '.length)) as LiveEvent
    if (event.kind !== 'chat-changed') return
    const thread = threads.get(event.chat_id)
    if (thread !== undefined && event.position > thread.position) void read(event.chat_id)
  }

  const following = follow()
  await first.promise
  return {
    threads,
    /** How often a stream was opened. */
    streams: () => streams,
    watch(chatId: string): void {
      threads.set(chatId, { position: 0, ids: [], isReading: false, isStale: false })
      void read(chatId)
    },
    async start(): Promise<Chat> {
      return (await (await call('POST', '/api/chats')).json()) as Chat
    },
    take: (chatId: string) => call('POST', `/api/chats/${chatId}/take`),
    /** Answers its id once it is acknowledged. The same id is sent again until then. */
    async send(chatId: string, text: string, onSending: (id: string) => void): Promise<string> {
      const id = randomUUID()
      onSending(id)
      await call('POST', `/api/chats/${chatId}/messages`, { id, text })
      return id
    },
    async close(): Promise<void> {
      leave.abort()
      await following
    },
  }
}
