export type AttemptLimiter = {
  /** Counts one attempt; false when `key` has had too many in the current window. */
  tryAttempt(key: string): boolean
  /** Forgets the attempts of `key`, after a success. */
  clear(key: string): void
}

/** Counts different things instead of attempts: the same `item` is answered as it was the first time. */
export type DistinctLimiter = { tryItem(key: string, item: string): boolean }

type Options = { limit: number; windowMs: number; now: () => number; maximumKeys?: number }

/** A fixed window an address (or any other key), in this process's memory. */
export function createAttemptLimiter({ limit, ...window }: Options): AttemptLimiter {
  const counts = createWindow<number>(window)
  return {
    tryAttempt(key) {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= limit
    },
    clear: counts.delete,
  }
}

export function createDistinctLimiter(options: Options): DistinctLimiter {
  const attempts = createAttemptLimiter(options)
  const answers = createWindow<boolean>(options)
  return {
    tryItem(key, item) {
      const answered = answers.get(item)
      if (answered !== undefined) return answered
      const isAllowed = attempts.tryAttempt(key)
      answers.set(item, isAllowed)
      return isAllowed
    },
  }
}

/**
 * What is remembered until the window ends. When more keys come than fit, it starts anew for all:
 * memory stays bounded under a flood.
 */
function createWindow<T>({ windowMs, now, maximumKeys = 50_000 }: Omit<Options, 'limit'>) {
  const entries = new Map<string, T>()
  let end = 0
  return {
    get(key: string): T | undefined {
      const time = now()
      if (time >= end || entries.size >= maximumKeys) {
        entries.clear()
        end = time + windowMs
      }
      return entries.get(key)
    },
    set: (key: string, value: T) => void entries.set(key, value),
    delete: (key: string) => void entries.delete(key),
  }
}
