export type InFlightLimiter = {
  /** Takes a place, to be given back by what is answered; null when the key has none left. */
  tryEnter(key: string): (() => void) | null
}

/** So many at a time for each key: one person's work cannot fill a queue that all share. */
export function createInFlightLimiter(limit: number): InFlightLimiter {
  const counts = new Map<string, number>()

  return {
    tryEnter(key) {
      const count = counts.get(key) ?? 0
      if (count >= limit) return null
      counts.set(key, count + 1)
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        const left = (counts.get(key) ?? 0) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}
