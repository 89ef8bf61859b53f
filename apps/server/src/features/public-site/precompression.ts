import { createSemaphore } from '../../concurrency/semaphore.ts'
import { type Body, precompressBody } from './page-body.ts'

export type Precompression = {
  /** Asks for fewer bytes of a body that is sent again; once is enough, and asking costs nothing. */
  ask(body: Body): void
}

/**
 * Compresses what is asked for again better than its first visitor could wait for, one body at a time beside the
 * event loop. A crawler that sees every page once costs none of it. Where too many wait, the next visit asks.
 */
export function createPrecompression(options: {
  largestQueue: number
  onError(error: unknown): void
}): Precompression {
  const queue = createSemaphore({ permits: 1, largestQueue: options.largestQueue })
  const asked = new WeakSet<Body>()
  return {
    ask(body) {
      if (asked.has(body)) return
      asked.add(body)
      queue
        .run(async () => {
          await precompressBody(body)
          return true
        })
        .then((isDone) => {
          if (isDone === null) asked.delete(body)
        }, options.onError)
    },
  }
}
