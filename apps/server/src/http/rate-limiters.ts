import type { Database } from '../db/client.ts'
import { createFailureLog } from '../failure-log.ts'
import { type RateLimit, rateLimits } from '../limits.ts'
import {
  type AmountRateLimiter,
  type RateLimiter,
  createAmountRateLimiter,
  createMemoryRateLimiter,
  createDistinctRateLimiter,
  createSharedDistinctLimiter,
  type DistinctRateLimiter,
  type SharedDistinctLimiter,
} from './memory-rate-limiter.ts'
import {
  createSharedRateLimiter,
  type ResettableRateLimiter,
  type SharedAmountLimiter,
  type SharedRateLimiter,
} from './shared-rate-limiter.ts'

type LimiterOf<Limit extends RateLimit> = Limit extends { keptIn: 'database' }
  ? Limit extends { isAmount: true }
    ? SharedAmountLimiter
    : Limit extends { isDistinct: true }
      ? SharedDistinctLimiter
      : Limit extends { isResettable: true }
        ? ResettableRateLimiter
        : SharedRateLimiter
  : Limit extends { isDistinct: true }
    ? DistinctRateLimiter
    : Limit extends { isAmount: true }
      ? AmountRateLimiter
      : RateLimiter

/** One for each rate limit of the product, under its name. */
export type RateLimiters = {
  [Name in keyof typeof rateLimits]: LimiterOf<(typeof rateLimits)[Name]>
}

type Options = {
  database: Pick<Database, 'query'>
  /** Of this installation. */
  secret: string
  /** Of the limits in memory; those in the database go by the machine's clock. */
  now: () => number
  log: Parameters<typeof createFailureLog>[0]
}

export function createRateLimiters({ database, secret, now, log }: Options): RateLimiters {
  const create = (name: string, { keptIn, isDistinct, ...limit }: RateLimit) => {
    const { isAmount } = limit
    if (keptIn === 'database') {
      const shared = createSharedRateLimiter({ database, secret, name, ...limit })
      return isDistinct
        ? createSharedDistinctLimiter(shared, { ...limit, now, logFailure: createFailureLog(log) })
        : shared
    }
    if (isAmount) return createAmountRateLimiter({ ...limit, now })
    return isDistinct
      ? createDistinctRateLimiter({ ...limit, now })
      : createMemoryRateLimiter({ ...limit, now })
  }
  const limiters = Object.entries<RateLimit>(rateLimits).map(([name, limit]) => [
    name,
    create(name, limit),
  ])
  // Names and kinds are those of the table, which `Object.entries` cannot say.
  return Object.fromEntries(limiters) as RateLimiters
}
