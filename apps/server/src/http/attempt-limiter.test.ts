import { describe, expect, it } from 'vitest'

import { createAttemptLimiter, createDistinctLimiter } from './attempt-limiter.ts'

function openClock() {
  let time = 0
  return { now: () => time, pass: (ms: number) => (time += ms) }
}

describe('attempts', () => {
  it('are refused beyond the limit until the window ends', () => {
    const clock = openClock()
    const limiter = createAttemptLimiter({ limit: 2, windowMs: 1000, now: clock.now })
    expect([1, 2, 3].map(() => limiter.tryAttempt('a'))).toEqual([true, true, false])
    expect(limiter.tryAttempt('b')).toBe(true)
    clock.pass(1000)
    expect(limiter.tryAttempt('a')).toBe(true)
  })

  it('are forgotten after a success', () => {
    const limiter = createAttemptLimiter({ limit: 1, windowMs: 1000, now: () => 0 })
    limiter.tryAttempt('a')
    limiter.clear('a')
    expect(limiter.tryAttempt('a')).toBe(true)
  })

  it('of ever new keys take bounded memory: the window starts anew', () => {
    const limiter = createAttemptLimiter({ limit: 1, windowMs: 1000, now: () => 0, maximumKeys: 3 })
    for (const key of ['a', 'b', 'c']) limiter.tryAttempt(key)
    expect(limiter.tryAttempt('a')).toBe(true)
  })
})

describe('distinct things', () => {
  it('count once each, and a repeat is answered as the first time', () => {
    const limiter = createDistinctLimiter({ limit: 1, windowMs: 1000, now: () => 0 })
    expect([1, 2, 3].map(() => limiter.tryItem('a', 'x'))).toEqual([true, true, true])
    expect([1, 2].map(() => limiter.tryItem('a', 'y'))).toEqual([false, false])
  })
})
