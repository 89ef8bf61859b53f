import { describe, expect, it } from 'vitest'

import {
  createAmountLimiter,
  createAttemptLimiter,
  createDistinctLimiter,
} from './attempt-limiter.ts'

function openClock() {
  let time = 0
  return { now: () => time, pass: (ms: number) => (time += ms) }
}

describe('attempts', () => {
  it('are refused beyond the limit until the window of their own first one ends', () => {
    const clock = openClock()
    const limiter = createAttemptLimiter({ limit: 2, windowMs: 1000, now: clock.now })
    limiter.tryAttempt('b')
    clock.pass(400)
    expect([1, 2, 3].map(() => limiter.tryAttempt('a'))).toEqual([true, true, false])
    clock.pass(999)
    expect([limiter.tryAttempt('a'), limiter.tryAttempt('b')]).toEqual([false, true])
    clock.pass(1)
    expect([limiter.tryAttempt('a'), limiter.tryAttempt('b')]).toEqual([true, true])
  })

  it('stay counted while ever new keys come, as long as the key goes on trying', () => {
    const limiter = createAttemptLimiter({ limit: 1, windowMs: 1000, now: () => 0 })
    limiter.tryAttempt('guesser')
    const whenAskedAgain: boolean[] = []
    for (let count = 0; count < 60_000; count += 1) {
      limiter.tryAttempt(`other ${count}`)
      if (count % 10_000 === 0) whenAskedAgain.push(limiter.tryAttempt('guesser'))
    }
    expect(whenAskedAgain).toEqual(Array<boolean>(6).fill(false))
    expect(limiter.tryAttempt('guesser')).toBe(false)
  })

  it('of ever new keys take bounded memory: the key used longest ago is forgotten, alone', () => {
    const limiter = createAttemptLimiter({ limit: 1, windowMs: 1000, now: () => 0, maximumKeys: 3 })
    for (const key of ['a', 'b', 'c', 'a', 'd']) limiter.tryAttempt(key)
    expect(['a', 'c', 'd', 'b'].map((key) => limiter.tryAttempt(key))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('distinct things', () => {
  it('count once each, and a repeat is answered as the first time', () => {
    const limiter = createDistinctLimiter({ limit: 1, windowMs: 1000, now: () => 0 })
    expect([1, 2, 3].map(() => limiter.tryItem('a', 'x'))).toEqual([true, true, true])
    expect([1, 2].map(() => limiter.tryItem('a', 'y'))).toEqual([false, false])
  })
})

describe('amounts', () => {
  it('are added up until the window ends; what does not fit leaves room for less', () => {
    const clock = openClock()
    const limiter = createAmountLimiter({ limit: 10, windowMs: 1000, now: clock.now })
    expect([6, 5, 4, 1].map((amount) => limiter.tryAmount('a', amount))).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(limiter.tryAmount('b', 10)).toBe(true)
    clock.pass(1000)
    expect(limiter.tryAmount('a', 10)).toBe(true)
  })
})
