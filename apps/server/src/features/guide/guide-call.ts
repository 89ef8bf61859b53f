import {
  type AskGuide,
  errorTable,
  type GuideAnswer,
  type GuideEvent,
  type User,
} from '@wildpath/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { acceptsType } from '../../http/accepts-type.ts'
import { beginEvents, openEventStream } from '../../http/event-stream.ts'
import type { Result } from '../../result.ts'
import type { GuideService } from './guide-service.ts'

type Call = {
  user: User | null
  data: AskGuide['data']
  request: FastifyRequest
  reply: FastifyReply
  /** Names the network of visitors, or the person. */
  key: string
}

/** Answers a question, or, to a caller that accepts text/event-stream, its answer as it is written. */
export async function answerQuestion(
  guide: GuideService,
  { user, data, request, reply, key }: Call,
): Promise<Result<GuideAnswer>> {
  const cancel = new AbortController()
  reply.raw.on('close', () => cancel.abort())
  const ask = (onText: (text: string) => void) =>
    guide.answer(data, { key, user }, { signal: cancel.signal, onText })
  if (!acceptsType(request.headers.accept, 'text/event-stream')) return ask(() => {})

  const { send, end } = openEventStream<GuideEvent>(beginEvents(reply), {
    merge: (earlier, later) =>
      earlier.type === 'text' && later.type === 'text'
        ? { type: 'text', text: earlier.text + later.text }
        : null,
    replacesWaiting: () => true,
  })
  try {
    const result = await ask((text) => send({ type: 'text', text }))
    if (result.ok) send({ type: 'done', answer: result.value })
    else sendFailed(result.error.code)
    return result
  } catch (error) {
    sendFailed('unexpected')
    throw error
  } finally {
    end()
  }

  function sendFailed(code: keyof typeof errorTable): void {
    send({ type: 'failed', code, message: errorTable[code].message })
  }
}
