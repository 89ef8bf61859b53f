import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/client.ts'
import { openTestDatabase } from '../../db/testing/test-postgres.ts'
import { createSharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { testSecret } from '../../testing/test-secret.ts'
import { createLoginThrottle } from './login-throttle.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function createThrottle(counts: Pick<Database, 'query'> = database) {
  const limiter = (name: string, limit: number) =>
    createSharedRateLimiter({
      database: counts,
      secret: testSecret,
      name,
      limit,
      windowMs: 86_400_000,
      isResettable: true,
    })
  return createLoginThrottle({
    ofNetwork: limiter('network', 100),
    ofNetworkAtAccount: limiter('networkAtAccount', 100),
    atAccount: limiter('account', 2),
    fromAllBrowsers: limiter('allBrowsers', 5),
  })
}

it('counts the guesses of all known browsers together', async () => {
  const throttle = createThrottle()
  const guess = (browser: string) => ({
    email: 'ana@example.com',
    network: '203.0.113.1',
    trustedDevice: browser,
  })
  for (const browser of ['a', 'a', 'b', 'b', 'c']) {
    expect(await throttle.consume(guess(browser))).toBe(true)
  }
  // A correct code returns its own guess, not the wrong ones before it.
  await throttle.reset(guess('c'))
  expect(await throttle.consume(guess('d'))).toBe(true)
  expect(await throttle.consume(guess('e'))).toBe(false)
})

it('rejects logins while attempts cannot be counted, so that guessing stays limited', async () => {
  const error = new Error('relation "rate_limit_counts" does not exist')
  const throttle = createThrottle({ query: () => Promise.reject(error) })
  const guess = { email: 'ana@example.com', network: '203.0.113.1', trustedDevice: null }
  await expect(throttle.consume(guess)).rejects.toThrow(error)
})
