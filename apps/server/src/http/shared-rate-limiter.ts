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

/** Adds up amounts, such as bytes. An amount that does not fit is rejected and not added. */
export type SharedAmountLimiter = {
  consumeAmount(key: string, amount: number): Promise<boolean>
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
  /** Whether amounts are added up, some of which are taken back. */
  isAmount?: boolean
}

export function createSharedRateLimiter(
  options: Options,
): ResettableRateLimiter & SharedAmountLimiter {
  const {
    database,
    secret,
    name,
    limit,
    windowMs,
    isResettable = false,
    isAmount = false,
  } = options
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
    ...(!isResettable && !isAmount && { inMemoryBlockOnConsumed: limit }),
  })
  const hashOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')

  async function add(hash: string, amount: number): Promise<boolean> {
    try {
      await limiter.consume(hash, amount)
      return true
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }

  return {
    consume: (key) => add(hashOf(key), 1),
    async consumeAmount(key, amount) {
      const fits = await add(hashOf(key), amount)
      if (!fits) await limiter.reward(hashOf(key), amount)
      return fits
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
