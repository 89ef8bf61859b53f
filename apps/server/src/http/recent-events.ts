import type { Topic } from './announcement.ts'

type RecentEvent = { topic: Topic; data: string; atMs: number }

type Options = {
  /** How long events are kept. */
  windowMs: number
  /** So many at most, of all topics together. */
  most: number
  nowMs: () => number
}

/**
 * What was published lately, for streams that open a moment after their screen read its answers: what came in between
 * is sent to them, so that nothing has to be read twice.
 */
export function createRecentEvents({ windowMs, most, nowMs }: Options) {
  /** Oldest first. */
  const kept = new Map<string, RecentEvent>()
  let completeSinceMs = nowMs()

  function dropOld(): void {
    const oldestMs = nowMs() - windowMs
    for (const [key, { atMs }] of kept) {
      if (atMs >= oldestMs && kept.size <= most) return
      kept.delete(key)
      completeSinceMs = Math.max(completeSinceMs, atMs)
    }
  }

  return {
    add(topic: Topic, data: string): void {
      const key = `${topic} ${data}`
      kept.delete(key)
      kept.set(key, { topic, data, atMs: nowMs() })
      dropOld()
    },

    of(topics: readonly Topic[]): string[] {
      dropOld()
      return [...kept.values()]
        .filter(({ topic }) => topics.includes(topic))
        .map(({ data }) => data)
    },

    /** All events of so many milliseconds are kept. */
    completeForMs: () => Math.min(windowMs, nowMs() - completeSinceMs),

    /** Some were not heard: whoever comes now must read for themselves. */
    reset(): void {
      kept.clear()
      completeSinceMs = nowMs()
    },
  }
}
