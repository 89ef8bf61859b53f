import { describe, expect, it } from 'vitest'

import { createRecentEvents } from './recent-events.ts'

function remember({ most = 100 }: { most?: number } = {}) {
  const clock = { ms: 0 }
  return { clock, recent: createRecentEvents({ windowMs: 10_000, most, nowMs: () => clock.ms }) }
}

describe('recent news', () => {
  it('are kept for a while, each once, for the person they are about', () => {
    const { recent, clock } = remember()
    recent.add('user:ana', 'first')
    clock.ms = 4000
    recent.add('user:ana', 'second')
    recent.add('user:bo', 'third')
    recent.add('user:ana', 'first')
    expect(recent.of(['user:ana'])).toEqual(['second', 'first'])
    expect(recent.of(['user:bo'])).toEqual(['third'])
    clock.ms = 14_001
    expect(recent.of(['user:ana'])).toEqual([])
  })

  it('are complete since they are listened to, and for no longer than they are kept', () => {
    const { recent, clock } = remember()
    clock.ms = 3000
    expect(recent.completeForMs()).toBe(3000)
    clock.ms = 30_000
    expect(recent.completeForMs()).toBe(10_000)
    recent.add('user:ana', 'first')
    clock.ms = 31_000
    recent.reset()
    clock.ms = 31_500
    expect(recent.of(['user:ana'])).toEqual([])
    expect(recent.completeForMs()).toBe(500)
  })

  it('claim nothing of what had to make room', () => {
    const { recent, clock } = remember({ most: 2 })
    clock.ms = 20_000
    for (const data of ['first', 'second', 'third']) {
      clock.ms += 1000
      recent.add('user:ana', data)
    }
    expect(recent.of(['user:ana'])).toEqual(['second', 'third'])
    expect(recent.completeForMs()).toBe(2000)
  })
})
