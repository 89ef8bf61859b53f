import type { Database } from '../db/client.ts'
import { type RateLimit, rateLimits } from '../limits.ts'
import {
  type AmountLimiter,
  type AttemptLimiter,
  createAmountLimiter,
  createAttemptLimiter,
  createDistinctLimiter,
  type DistinctLimiter,
} from './attempt-limiter.ts'
import { createSharedLimiter, type ForgivingLimiter, type SharedLimiter } from './shared-limiter.ts'

type LimiterOf<Limit extends RateLimit> = Limit extends { keptIn: 'database' }
  ? Limit extends { isForgiven: true }
    ? ForgivingLimiter
    : SharedLimiter
  : Limit extends { isDistinct: true }
    ? DistinctLimiter
    : Limit extends { isAmount: true }
      ? AmountLimiter
      : AttemptLimiter

/** One for each rate limit of the product, under its name. */
export type Limiters = { [Name in keyof typeof rateLimits]: LimiterOf<(typeof rateLimits)[Name]> }

type Options = {
  database: Pick<Database, 'query'>
  /** Of this installation. */
  secret: string
  /** Of the limits in memory; those in the database go by the machine's clock. */
  now: () => number
}

export function createLimiters({ database, secret, now }: Options): Limiters {
  const create = (name: string, { keptIn, isDistinct, isAmount, ...limit }: RateLimit) => {
    if (keptIn === 'database') return createSharedLimiter({ database, secret, name, ...limit })
    if (isAmount) return createAmountLimiter({ ...limit, now })
    return isDistinct
      ? createDistinctLimiter({ ...limit, now })
      : createAttemptLimiter({ ...limit, now })
  }
  const limiters = Object.entries<RateLimit>(rateLimits).map(([name, limit]) => [
    name,
    create(name, limit),
  ])
  // Names and kinds are those of the table, which `Object.entries` cannot say.
  return Object.fromEntries(limiters) as Limiters
}
