import type { FastifyReply, FastifyRequest } from 'fastify'

import { bounds } from '../limits.ts'
import { err, type Result } from '../result.ts'
import { acceptsType } from './accepts-type.ts'
import { beginEvents, type EventStream, openEventStream } from './event-stream.ts'

/** The one event of an answer that took long: what would have been its status and its body. */
export type LateAnswer = { status: number; body: unknown }

type Options<T> = {
  request: FastifyRequest
  reply: FastifyReply
  work: Promise<Result<T>>
  /** How the outcome would have been answered at once. */
  answerOf(result: Result<T>): LateAnswer
}

/**
 * Waits for work that may take minutes. Proxies cut connections that are silent for one, so a caller that accepts
 * text/event-stream gets a stream with a beat once the work has taken a while, and its answer as the only event of
 * it. Whatever is done sooner is answered as usual, by the caller of this.
 */
export async function keepOpen<T>(options: Options<T>): Promise<Result<T>> {
  const { request, reply, work, answerOf } = options
  if (!acceptsType(request.headers.accept, 'text/event-stream')) return work
  const late: { stream: EventStream<LateAnswer> | null } = { stream: null }
  const timer = setTimeout(() => {
    if (reply.raw.destroyed) return
    const sink = beginEvents(reply)
    late.stream = openEventStream<LateAnswer>(sink, {
      merge: () => null,
      replacesWaiting: () => false,
    })
    // Sends the head as well.
    sink.write(':\n\n')
  }, bounds.outgoing.eventBeatMs)
  const tell = (result: Result<T>) => late.stream?.send(answerOf(result))
  try {
    const result = await work
    tell(result)
    return result
  } catch (error) {
    tell(err({ code: 'unexpected' }))
    throw error
  } finally {
    clearTimeout(timer)
    late.stream?.end()
  }
}
