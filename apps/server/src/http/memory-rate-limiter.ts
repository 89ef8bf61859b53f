import { databaseFailure } from '../db/failure.ts'
import type { FailureLog } from '../failure-log.ts'
import { bounds } from '../limits.ts'
import type { SharedRateLimiter } from './shared-rate-limiter.ts'

/** A limit of this process alone, in its memory. */
export type RateLimiter = {
  /** Counts one attempt; false when `key` has had too many in its window, which begins with the first. */
  consume(key: string): boolean
}

/** Counts different things instead of attempts: the same `item` is answered as it was the first time. */
export type DistinctRateLimiter = { consumeItem(key: string, item: string): boolean }

/** The same, counted by all processes together. */
export type SharedDistinctLimiter = { consumeItem(key: string, item: string): Promise<boolean> }

/** Adds up amounts, such as bytes: what does not fit any more is refused and not added, so that less may still fit. */
export type AmountRateLimiter = { consumeAmount(key: string, amount: number): boolean }

type Options = { limit: number; windowMs: number; now: () => number; maximumKeys?: number }

export function createMemoryRateLimiter({ limit, ...window }: Options): RateLimiter {
  const counts = createWindows<number>(window)
  return {
    consume(key) {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= limit
    },
  }
}

export function createDistinctRateLimiter(options: Options): DistinctRateLimiter {
  const attempts = createMemoryRateLimiter(options)
  const answers = createWindows<boolean>(options)
  return {
    consumeItem(key, item) {
      const answered = answers.get(item)
      if (answered !== undefined) return answered
      const isAllowed = attempts.consume(key)
      answers.set(item, isAllowed)
      return isAllowed
    },
  }
}

/**
 * Caches results in memory, so an item may be counted once per process. While the
 * database cannot count, each process counts in memory. While the database is unavailable, `consumeItem` fails.
 */
export function createSharedDistinctLimiter(
  attempts: SharedRateLimiter,
  { logFailure, ...options }: Options & { logFailure: FailureLog },
): SharedDistinctLimiter {
  const answers = createWindows<boolean>(options)
  const ownAttempts = createMemoryRateLimiter(options)

  async function consume(key: string): Promise<boolean> {
    try {
      const isAllowed = await attempts.consume(key)
      logFailure(null)
      return isAllowed
    } catch (error) {
      if (databaseFailure(error) !== null) throw error
      logFailure('a limit is counted in memory', error)
      return ownAttempts.consume(key)
    }
  }

  return {
    async consumeItem(key, item) {
      const answered = answers.get(item)
      if (answered !== undefined) return answered
      const isAllowed = await consume(key)
      answers.set(item, isAllowed)
      return isAllowed
    },
  }
}

export function createAmountRateLimiter({ limit, ...window }: Options): AmountRateLimiter {
  const sums = createWindows<number>(window)
  return {
    consumeAmount(key, amount) {
      const sum = sums.get(key) ?? 0
      const fits = sum + amount <= limit
      sums.set(key, fits ? sum + amount : sum)
      return fits
    },
  }
}

/**
 * What is remembered of a key until its window ends. When more keys come than fit, the least recently
 * used one goes: memory stays bounded under a flood, and a key that goes on trying stays known.
 */
function createWindows<T>({
  windowMs,
  now,
  maximumKeys = bounds.rateLimitKeys,
}: Omit<Options, 'limit'>) {
  // A Map iterates in the order of insertion, so that its first key is the one used longest ago.
  const entries = new Map<string, { value: T; end: number }>()

  function find(key: string) {
    const entry = entries.get(key)
    return entry !== undefined && now() < entry.end ? entry : undefined
  }

  return {
    get: (key: string): T | undefined => find(key)?.value,
    set(key: string, value: T): void {
      const end = find(key)?.end ?? now() + windowMs
      entries.delete(key)
      entries.set(key, { value, end })
      const [oldest] = entries.keys()
      if (oldest !== undefined && entries.size > maximumKeys) entries.delete(oldest)
    },
  }
}
