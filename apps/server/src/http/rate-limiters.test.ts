import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../db/client.ts'
import { openTestDatabase } from '../db/testing/test-postgres.ts'
import { type RateLimit, rateLimits } from '../limits.ts'
import { testSecret } from '../testing/test-secret.ts'
import { createRateLimiters } from './rate-limiters.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Names = keyof typeof rateLimits
const limits = Object.entries<RateLimit>(rateLimits) as [Names, RateLimit][]

/** Opens two processes on one database that take turns counting. */
function openTwo() {
  const open = () =>
    createRateLimiters({ database, secret: testSecret, now: Date.now, log: { warn: () => {} } })
  const processes = [open(), open()] as const
  /** Counts one unit; `units` of them reach the limit. */
  return async (name: Names, unit: number, units: number): Promise<boolean> => {
    const limiter = processes[unit % 2 === 0 ? 0 : 1][name]
    if ('consumeItem' in limiter) return limiter.consumeItem('ana', `item ${unit}`)
    if ('consume' in limiter && name !== 'savedBytesOfUser') return limiter.consume('ana')
    return (
      'consumeAmount' in limiter && limiter.consumeAmount('ana', rateLimits[name].limit / units)
    )
  }
}

describe('two processes', () => {
  it.each(limits.filter(([, { keptIn }]) => keptIn === 'database'))(
    'share the count of %s',
    async (name, { limit, isAmount }) => {
      const count = openTwo()
      const units = isAmount ? 4 : limit
      const answers: boolean[] = []
      for (let unit = 0; unit < units + 2; unit += 1) answers.push(await count(name, unit, units))
      expect(answers).toEqual([...Array<boolean>(units).fill(true), false, false])
    },
  )
})
