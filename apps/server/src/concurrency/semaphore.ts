export type Semaphore = {
  /** The outcome of the work when it is its turn; null, at once, when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T | null>
}

/** Lets heavy work run a few at a time, so that it cannot starve everything else. */
export function createSemaphore({
  permits,
  largestQueue,
}: {
  permits: number
  largestQueue: number
}): Semaphore {
  const queue: (() => void)[] = []
  let running = 0

  return {
    async run(work) {
      if (running >= permits) {
        if (queue.length >= largestQueue) return null
        // Whoever ends hands the permit over, so that it is never free in between.
        await new Promise<void>((resolve) => queue.push(resolve))
      } else {
        running += 1
      }
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
