import type { DraftPart, GenerationEvent } from '@wildpath/contract'

import { bounds } from '../../limits.ts'

/** What is written to: a response, or something like it in a test. */
export type Sink = {
  write(text: string): boolean
  end(): void
  once(event: 'drain', listener: () => void): unknown
  readonly writableNeedDrain: boolean
}

export type GenerationStream = { send(event: GenerationEvent): void; end(): void }

/**
 * Server-sent events of one generation. Whoever reads slowly gets the parts of a draft together, once there is room
 * again: nothing piles up, since the end of the stream brings all of it. A comment now and then keeps the
 * connection open while a slow model thinks.
 */
export function openGenerationStream(sink: Sink): GenerationStream {
  let waiting: DraftPart | null = null
  const write = (event: GenerationEvent) => sink.write(`data: ${JSON.stringify(event)}\n\n`)
  const beat = setInterval(() => {
    if (!sink.writableNeedDrain) sink.write(':\n\n')
  }, bounds.outgoing.generationBeatMs)

  function flush(): void {
    if (waiting === null) return
    const part = waiting
    waiting = null
    write({ type: 'part', part })
  }

  return {
    send(event) {
      if (event.type === 'part' && sink.writableNeedDrain) {
        if (waiting === null) sink.once('drain', flush)
        waiting = { ...waiting, ...event.part }
        return
      }
      // What was refused is not shown any more.
      if (event.type !== 'stage') waiting = null
      write(event)
    },
    end() {
      clearInterval(beat)
      sink.end()
    },
  }
}
