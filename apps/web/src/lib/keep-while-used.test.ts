import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keepWhileUsed } from './keep-while-used.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function keep() {
  const log: string[] = []
  const use = keepWhileUsed({
    start(key) {
      log.push(`start ${key}`)
      return () => log.push(`stop ${key}`)
    },
    lingerMs: 1000,
  })
  return { log, use }
}

describe('keepWhileUsed', () => {
  it('goes on while somebody is away for a moment', () => {
    const { log, use } = keep()
    use('ana')()
    vi.advanceTimersByTime(999)
    const leave = use('ana')
    vi.advanceTimersByTime(5000)
    expect(log).toEqual(['start ana'])
    leave()
    vi.advanceTimersByTime(1000)
    expect(log).toEqual(['start ana', 'stop ana'])
    use('ana')
    expect(log).toEqual(['start ana', 'stop ana', 'start ana'])
  })

  it('runs once for all who use it', () => {
    const { log, use } = keep()
    const leave = [use('ana'), use('ana')]
    leave[0]?.()
    vi.advanceTimersByTime(5000)
    expect(log).toEqual(['start ana'])
    leave[1]?.()
    vi.advanceTimersByTime(5000)
    expect(log).toEqual(['start ana', 'stop ana'])
  })

  it('ends at once for another key, whoever still holds the old one', () => {
    const { log, use } = keep()
    const leaveOld = use('ana')
    use('bo')
    leaveOld()
    vi.advanceTimersByTime(5000)
    expect(log).toEqual(['start ana', 'stop ana', 'start bo'])
  })
})
