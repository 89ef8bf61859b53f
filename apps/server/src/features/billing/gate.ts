/** Lets at most `limit` pieces of work run at once; the others wait in order. */
export function createGate(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < limit) running += 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Whoever waits takes over the place.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
