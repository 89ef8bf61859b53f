import { createHmac } from 'node:crypto'

import { getTableName } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Database } from '../db/client.ts'
import { rateLimitCounts } from './rate-limit-table.ts'

/** A limit that all processes count together, and that a restart does not forget. */
export type SharedRateLimiter = {
  /**
   * Counts one attempt; false when `key` has had too many in its window, which begins with the first.
   * Rejects with the database's own error: what cannot be counted is not let through.
   */
  consume(key: string): Promise<boolean>
}

export type ResettableRateLimiter = SharedRateLimiter & {
  /** Forgets the attempts of `key`, after a success. */
  clear(key: string): Promise<void>
  /** Takes back one attempt of `key` that was counted: nothing came of it. */
  giveBack(key: string): Promise<void>
}

type Options = {
  database: Pick<Database, 'query'>
  /** Of this installation: keys are networks and addresses of people, and are kept as keyed hashes. */
  secret: string
  /** Tells limits apart; its counts are forgotten with it. */
  name: string
  limit: number
  windowMs: number
  /** Whether `clear` or `giveBack` is called: in no other process may a key be remembered as exhausted then. */
  isResettable?: boolean
}

export function createSharedRateLimiter(options: Options): ResettableRateLimiter {
  const { database, secret, name, limit, windowMs, isResettable = false } = options
  const limiter = new RateLimiterPostgres({
    // Without the statement's name: poolers between us and the database may not keep it.
    storeClient: { query: (call: Call) => database.query(call.text, call.values) },
    storeType: 'pool',
    tableName: getTableName(rateLimitCounts),
    tableCreated: true,
    // A job does it, once for all processes.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: limit,
    duration: windowMs / 1000,
    // A flood of one key would otherwise wait for its row on every connection there is.
    ...(!isResettable && { inMemoryBlockOnConsumed: limit }),
  })
  const hashOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')

  return {
    async consume(key) {
      try {
        await limiter.consume(hashOf(key))
        return true
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false
        throw reason
      }
    },
    async clear(key) {
      await limiter.delete(hashOf(key))
    },
    async giveBack(key) {
      await limiter.reward(hashOf(key))
    },
  }
}

type Call = { text: string; values: unknown[] }
