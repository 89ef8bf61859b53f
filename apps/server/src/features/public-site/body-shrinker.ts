import { createSemaphore } from '../../concurrency/semaphore.ts'
import { type Body, shrinkBody } from './page-body.ts'

export type BodyShrinker = {
  /** Asks for fewer bytes of a body that is sent again; once is enough, and asking costs nothing. */
  ask(body: Body): void
}

/**
 * Compresses what is asked for again better than its first visitor could wait for, one body at a time beside the
 * event loop. A crawler that sees every page once costs none of it. Where too many wait, the next visit asks.
 */
export function createBodyShrinker(options: {
  largestQueue: number
  onError(error: unknown): void
}): BodyShrinker {
  const shrinking = createSemaphore({ permits: 1, largestQueue: options.largestQueue })
  const asked = new WeakSet<Body>()
  return {
    ask(body) {
      if (asked.has(body)) return
      asked.add(body)
      shrinking
        .run(async () => {
          await shrinkBody(body)
          return true
        })
        .then((isDone) => {
          if (isDone === null) asked.delete(body)
        }, options.onError)
    },
  }
}
