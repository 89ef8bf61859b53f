import type { FastifyReply } from 'fastify'

import { bounds } from '../limits.ts'

/** What is written to: a response, or something like it in a test. */
export type Sink = {
  write(text: string): boolean
  end(): void
  once(event: 'drain', listener: () => void): unknown
  readonly writableNeedDrain: boolean
}

export type EventStream<Event> = { send(event: Event): void; end(): void }

type Rules<Event> = {
  /** Two events in one, for whoever reads slowly; null for what is sent by itself. */
  merge(earlier: Event, later: Event): Event | null
  /** Whether what still waits need not be read any more. */
  replacesWaiting(event: Event): boolean
}

/**
 * Server-sent events of one answer. Whoever reads slowly gets what can be merged together, once there is room again:
 * nothing piles up. A comment now and then keeps the connection open while a slow model thinks.
 */
export function openEventStream<Event>(sink: Sink, rules: Rules<Event>): EventStream<Event> {
  let waiting: Event | null = null
  const write = (event: Event) => sink.write(`data: ${JSON.stringify(event)}\n\n`)
  const beat = setInterval(() => {
    if (!sink.writableNeedDrain) sink.write(':\n\n')
  }, bounds.outgoing.eventBeatMs)

  function flush(): void {
    if (waiting === null) return
    const event = waiting
    waiting = null
    write(event)
  }

  return {
    send(event) {
      if (sink.writableNeedDrain && rules.merge(event, event) !== null) {
        if (waiting === null) sink.once('drain', flush)
        waiting = waiting === null ? event : rules.merge(waiting, event)
        return
      }
      if (rules.replacesWaiting(event)) waiting = null
      write(event)
    },
    end() {
      clearInterval(beat)
      sink.end()
    },
  }
}

/** Takes the answer over from the framework. */
export function beginEvents(reply: FastifyReply): Sink {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  return reply.raw
}
