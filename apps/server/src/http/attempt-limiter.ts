export type AttemptLimiter = {
  /** Counts one attempt; false when `key` has had too many in the current window. */
  tryAttempt(key: string): boolean
  /** Forgets the attempts of `key`, after a success. */
  clear(key: string): void
}

type Options = { limit: number; windowMs: number; now: () => number; maximumKeys?: number }

/**
 * A fixed window an address (or any other key), in this process's memory. When more keys come than
 * fit, the window starts anew for all: memory stays bounded under a flood.
 */
export function createAttemptLimiter({
  limit,
  windowMs,
  now,
  maximumKeys = 50_000,
}: Options): AttemptLimiter {
  const counts = new Map<string, number>()
  let windowEnd = 0
  return {
    tryAttempt(key) {
      const time = now()
      if (time >= windowEnd || counts.size >= maximumKeys) {
        counts.clear()
        windowEnd = time + windowMs
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= limit
    },
    clear(key) {
      counts.delete(key)
    },
  }
}
