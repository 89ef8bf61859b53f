import { describe, expect, it } from 'vitest'

import { createInFlightLimiter } from './in-flight-limiter.ts'

describe('work of one person at a time', () => {
  it('is refused while as much is on its way, for this person alone', () => {
    const limiter = createInFlightLimiter(2)
    const [first] = [limiter.tryEnter('ana'), limiter.tryEnter('ana')]
    expect(limiter.tryEnter('ana')).toBeNull()
    expect(limiter.tryEnter('bo')).not.toBeNull()
    first?.()
    expect(limiter.tryEnter('ana')).not.toBeNull()
    expect(limiter.tryEnter('ana')).toBeNull()
  })

  it('makes room once, however often it says that it is over', () => {
    const limiter = createInFlightLimiter(1)
    const leave = limiter.tryEnter('ana')
    leave?.()
    leave?.()
    expect(limiter.tryEnter('ana')).not.toBeNull()
    expect(limiter.tryEnter('ana')).toBeNull()
  })
})
