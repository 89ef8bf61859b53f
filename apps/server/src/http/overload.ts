import { bounds } from '../limits.ts'

/**
 * What is turned away when more comes than can be answered, in this order: what people can press again,
 * pages that have to be drawn, and forms of visitors last. Checks of health and kept pages never are.
 */
export type Sheddable = 'api' | 'page' | 'lead'

export type Overload = {
  /** Whether taking this on would only make all others wait longer. */
  isTooMuch(kind: Sheddable): boolean
  stop(): void
}

type Options = {
  /** Of the database: so many there may be, and so many people wait for one. */
  connections(): { most: number; waiting: number }
  /** Milliseconds, and what calls back again and again; the process's own unless given. */
  now?: () => number
  every?: (ms: number, run: () => void) => { stop(): void }
}

const tickMs = 250

/** Watches what waits in this process. */
export function createOverload({
  connections,
  now = () => performance.now(),
  every = repeat,
}: Options): Overload {
  let expectedAt = now() + tickMs
  let lateness: readonly [number, number] = [0, 0]
  const ticks = every(tickMs, () => {
    lateness = [lateness[1], Math.max(0, now() - expectedAt)]
    expectedAt = now() + tickMs
  })

  return {
    isTooMuch(kind) {
      const { lagMs, waiting } = bounds.overload[kind]
      // A single late turn is a pause, of the machine or of the collector, and over by now.
      if (Math.min(...lateness) > lagMs) return true
      const queue = connections()
      return queue.waiting > queue.most * waiting
    },
    stop: ticks.stop,
  }
}

function repeat(ms: number, run: () => void) {
  const timer = setInterval(run, ms)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
