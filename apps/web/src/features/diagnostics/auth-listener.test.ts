import { expect, it } from 'vitest'

import { createAuthListener } from './auth-listener.ts'

function setUp() {
  const listeners = new Set<() => void>()
  const said: string[] = []
  let answer: () => Promise<{ id: string } | null> = async () => null
  const listener = createAuthListener({
    onChange(call) {
      listeners.add(call)
      return () => listeners.delete(call)
    },
    refresh: () => answer(),
    log: (message) => void said.push(message),
  })
  return {
    ...listener,
    listeners,
    said,
    answerWith(next: typeof answer) {
      answer = next
    },
    async change() {
      for (const call of listeners) call()
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

it('tells who is here when it starts, and whoever comes and goes', async () => {
  const { start, store, said, answerWith, change } = setUp()
  expect(store.getState().isRunning).toBe(false)
  start()
  start()
  await change()
  answerWith(async () => ({ id: 'ana' }))
  await change()
  answerWith(async () => {
    throw new Error('No network')
  })
  await change()
  expect(store.getState().isRunning).toBe(true)
  expect(said).toEqual([
    'Auth listener: signed out',
    'Auth listener: signed out',
    'Auth listener: signed in as ana',
    'Auth listener: the server did not answer',
  ])
})

it('says nothing any more once it has stopped, also of what was on its way', async () => {
  const { start, stop, store, said, listeners, change } = setUp()
  start()
  stop()
  await change()
  expect([listeners.size, said, store.getState().isRunning]).toEqual([0, [], false])
})
