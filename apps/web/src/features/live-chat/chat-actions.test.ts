import { api } from '@wildpath/contract'
import { describe, expect, it, vi } from 'vitest'

import type { ApiClient } from '../../lib/api-client.ts'
import { RequestFailure } from '../../lib/request-failure.ts'
import { createChatActions } from './chat-actions.ts'

function build() {
  const log: string[] = []
  const calls: unknown[] = []
  const server = { failure: null as unknown }
  const undos: (() => void)[] = []
  const actions = createChatActions('chat', {
    callApi: (async (endpoint: unknown, parts: unknown) => {
      calls.push([endpoint, parts])
      await Promise.resolve()
      if (server.failure !== null) throw server.failure
      return {}
    }) as unknown as ApiClient,
    notifySuccess: (text) => log.push(text),
    notifyWithUndo({ text, onUndo }) {
      log.push(text)
      undos.push(onUndo)
    },
    notifyError: (text) => log.push(`error: ${text}`),
    onDone: () => log.push('read again'),
  })
  return { actions, log, calls, server, undos }
}

describe('an admin', () => {
  it('takes, hands over and closes a chat, and hears of it', async () => {
    const { actions, log, calls } = build()
    await actions.take()
    await actions.handOver({ id: 'bo', name: 'Bo' })
    await actions.handOver(null)
    await actions.close()
    const params = { id: 'chat' }
    expect(calls).toEqual([
      [api.takeChat, { params }],
      [api.handOverChat, { params, body: { adminId: 'bo' } }],
      [api.handOverChat, { params, body: { adminId: null } }],
      [api.closeChat, { params }],
    ])
    expect(log.filter((line) => line !== 'read again')).toEqual([
      'Chat assigned to you',
      'Bo has the chat now',
      'The chat waits for an admin again',
      'Chat session closed',
    ])
  })

  it('can undo closing a chat, and reopen or take over one', async () => {
    const { actions, log, calls, undos } = build()
    await actions.close()
    undos[0]?.()
    await vi.waitFor(() => expect(log).toContain('Chat reopened'))
    await actions.takeOver({ id: 'bea' })
    const params = { id: 'chat' }
    expect(calls).toEqual([
      [api.closeChat, { params }],
      [api.reopenChat, { params }],
      [api.handOverChat, { params, body: { adminId: 'bea' } }],
    ])
    expect(log.filter((line) => line !== 'read again')).toEqual([
      'Chat session closed',
      'Chat reopened',
      'Chat assigned to you',
    ])
  })

  it('reads who was quicker, and what is so now is read again', async () => {
    const { actions, log, server } = build()
    server.failure = new RequestFailure({
      code: 'chat-taken',
      status: 409,
      message: 'Ada answers this chat already. Nothing was changed.',
    })
    expect(await actions.take()).toBe(false)
    expect(log).toEqual([
      'error: Failed to assign chat: Ada answers this chat already. Nothing was changed.',
      'read again',
    ])
    server.failure = new Error('')
    await actions.close()
    expect(log).toContain('error: Failed to close chat: An unknown error occurred')
  })

  it('does one thing at a time', async () => {
    const { actions, calls } = build()
    const taking = actions.take()
    expect(actions.store.getState().busy).toBe('take')
    expect(await actions.close()).toBe(false)
    expect(await taking).toBe(true)
    expect(actions.store.getState().busy).toBeNull()
    expect(calls).toHaveLength(1)
  })
})
