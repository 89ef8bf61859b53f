import { describe, expect, it } from 'vitest'

import {
  createAmountRateLimiter,
  createMemoryRateLimiter,
  createDistinctRateLimiter,
  createSharedDistinctLimiter,
} from './memory-rate-limiter.ts'

function openClock() {
  let time = 0
  return { now: () => time, pass: (ms: number) => (time += ms) }
}

describe('attempts', () => {
  it('are refused beyond the limit until the window of their own first one ends', () => {
    const clock = openClock()
    const limiter = createMemoryRateLimiter({ limit: 2, windowMs: 1000, now: clock.now })
    limiter.consume('b')
    clock.pass(400)
    expect([1, 2, 3].map(() => limiter.consume('a'))).toEqual([true, true, false])
    clock.pass(999)
    expect([limiter.consume('a'), limiter.consume('b')]).toEqual([false, true])
    clock.pass(1)
    expect([limiter.consume('a'), limiter.consume('b')]).toEqual([true, true])
  })

  it('stay counted while ever new keys come, as long as the key goes on trying', () => {
    const limiter = createMemoryRateLimiter({ limit: 1, windowMs: 1000, now: () => 0 })
    limiter.consume('guesser')
    const whenAskedAgain: boolean[] = []
    for (let count = 0; count < 60_000; count += 1) {
      limiter.consume(`other ${count}`)
      if (count % 10_000 === 0) whenAskedAgain.push(limiter.consume('guesser'))
    }
    expect(whenAskedAgain).toEqual(Array<boolean>(6).fill(false))
    expect(limiter.consume('guesser')).toBe(false)
  })

  it('of ever new keys take bounded memory: the key used longest ago is forgotten, alone', () => {
    const limiter = createMemoryRateLimiter({
      limit: 1,
      windowMs: 1000,
      now: () => 0,
      maximumKeys: 3,
    })
    for (const key of ['a', 'b', 'c', 'a', 'd']) limiter.consume(key)
    expect(['a', 'c', 'd', 'b'].map((key) => limiter.consume(key))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('distinct things', () => {
  it('count once each, and a repeat is answered as the first time', () => {
    const limiter = createDistinctRateLimiter({ limit: 1, windowMs: 1000, now: () => 0 })
    expect([1, 2, 3].map(() => limiter.consumeItem('a', 'x'))).toEqual([true, true, true])
    expect([1, 2].map(() => limiter.consumeItem('a', 'y'))).toEqual([false, false])
  })
})

describe('the shared limit on distinct items', () => {
  const open = (error: Error) => {
    const logged: (string | null)[] = []
    const limiter = createSharedDistinctLimiter(
      { consume: () => Promise.reject(error) },
      { limit: 1, windowMs: 1000, now: () => 0, logFailure: (text) => logged.push(text) },
    )
    return { logged, limiter }
  }

  it('counts in memory while the database cannot count', async () => {
    const { limiter, logged } = open(new Error('relation "rate_limit_counts" does not exist'))
    expect(await limiter.consumeItem('a', 'x')).toBe(true)
    expect(await limiter.consumeItem('a', 'x')).toBe(true)
    expect(await limiter.consumeItem('a', 'y')).toBe(false)
    expect(await limiter.consumeItem('b', 'z')).toBe(true)
    expect(new Set(logged)).toEqual(new Set(['a limit is counted in memory']))
  })

  it('rejects attempts while the database is unavailable', async () => {
    const { limiter } = open(Object.assign(new Error('terminating'), { code: '57P01' }))
    await expect(limiter.consumeItem('a', 'x')).rejects.toThrow('terminating')
  })
})

describe('amounts', () => {
  it('are added up until the window ends; what does not fit leaves room for less', () => {
    const clock = openClock()
    const limiter = createAmountRateLimiter({ limit: 10, windowMs: 1000, now: clock.now })
    expect([6, 5, 4, 1].map((amount) => limiter.consumeAmount('a', amount))).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(limiter.consumeAmount('b', 10)).toBe(true)
    clock.pass(1000)
    expect(limiter.consumeAmount('a', 10)).toBe(true)
  })
})
