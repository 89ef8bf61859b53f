import { api, type Chat } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import type { LiveHandlers } from '../../entities/live-events/subscribe-live-events.ts'
import type { ApiClient } from '../../lib/api-client.ts'
import { networkFailure } from '../../lib/request-failure.ts'
import { createOwnChat } from './own-chat.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const chatOf = (id: string, unread = 0) => ({ id, unread, status: 'assigned' }) as Chat

function build(first: Chat | null) {
  let answer: Chat | null | Error = first
  const reads: string[] = []
  const heard = new Set<LiveHandlers>()
  const own = createOwnChat({
    callApi: (async (endpoint: object) => {
      reads.push(endpoint === api.startChat ? 'start' : 'read')
      await settle()
      if (answer instanceof Error) throw answer
      return endpoint === api.startChat ? chatOf('new') : { chat: answer }
    }) as unknown as ApiClient,
    connection: {
      hear(handlers) {
        heard.add(handlers)
        return () => heard.delete(handlers)
      },
    },
  })
  const tell = (chat_id: string) => {
    for (const { onEvent } of heard) onEvent({ kind: 'chat-changed', chat_id, position: 1 })
  }
  return { own, reads, heard, tell, answerWith: (next: typeof answer) => (answer = next) }
}

describe("a person's own chat", () => {
  it('is read at first, and again when it changes, and for no other chat', async () => {
    const { own, reads, tell, answerWith } = build(chatOf('one'))
    own.open()
    expect(own.read()).toBeUndefined()
    await settle()
    await settle()
    expect(own.read()?.unread).toBe(0)
    answerWith(chatOf('one', 2))
    tell('one')
    tell('another')
    await settle()
    await settle()
    expect([own.read()?.unread, reads]).toEqual([2, ['read', 'read']])
  })

  it('stays as it was while it cannot be read', async () => {
    const { own, tell, answerWith } = build(chatOf('one', 1))
    own.open()
    await settle()
    await settle()
    answerWith(networkFailure())
    tell('one')
    await settle()
    await settle()
    expect(own.read()?.unread).toBe(1)
  })

  it('is the one that was started, whatever was read meanwhile', async () => {
    const { own } = build(null)
    own.open()
    const { chat: started, isNew } = await own.start()
    await settle()
    expect([started.id, own.read()?.id, isNew]).toEqual(['new', 'new', true])
  })

  it('that was closed is entered again for what was not seen, and else a new one begins', async () => {
    const closed = (unread: number) => ({ ...chatOf('old', unread), status: 'closed' }) as Chat
    const { own, answerWith, reads } = build(closed(1))
    expect((await own.enter()).chat.id).toBe('old')
    answerWith(closed(0))
    expect((await own.enter()).chat.id).toBe('new')
    expect(reads).toEqual(['read', 'read', 'start'])
  })

  it('continues a running chat without starting one', async () => {
    const { own, reads } = build(chatOf('one'))
    expect(await own.enter()).toEqual({ chat: chatOf('one'), isNew: false })
    expect(reads).toEqual(['read'])
  })

  it('is only read by support, the latest one even when it is closed', async () => {
    const { own, reads } = build({ ...chatOf('old'), status: 'closed' })
    expect((await own.look()).chat.id).toBe('old')
    expect([own.read()?.id, reads]).toEqual(['old', ['read']])
  })

  it('leads to the team while it is open or holds something unseen, and else to the guide', async () => {
    const closed = (unread: number) => ({ ...chatOf('old', unread), status: 'closed' }) as Chat
    const { own, answerWith, reads } = build(chatOf('one', 2))
    expect(await own.findPartner()).toBe('team')
    answerWith(chatOf('one', 0))
    expect(await own.findPartner()).toBe('team')
    answerWith(closed(1))
    expect(await own.findPartner()).toBe('team')
    answerWith(closed(0))
    expect(await own.findPartner()).toBe('guide')
    answerWith(null)
    expect(await own.findPartner()).toBe('guide')
    answerWith(networkFailure())
    expect(await own.findPartner()).toBe('guide')
    expect(new Set(reads)).toEqual(new Set(['read']))
  })

  it('hears nothing once it is closed', () => {
    const { own, heard } = build(null)
    own.open()()
    expect(heard.size).toBe(0)
  })
})
