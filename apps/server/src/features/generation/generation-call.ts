import {
  type BusinessInfo,
  errorTable,
  type GenerateContentRequest,
  type GenerationEvent,
  noFacts,
  type PlannedContent,
  type User,
} from '@wildpath/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { acceptsType } from '../../http/accepts-type.ts'
import { beginEvents } from '../../http/event-stream.ts'
import { ok, type Result } from '../../result.ts'
import type { Generated, GenerationService } from './generation-service.ts'
import { openGenerationStream } from './generation-stream.ts'

type Call = {
  user: User
  data: GenerateContentRequest['data']
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Answers the content object, or, to a caller that accepts text/event-stream, the stages as they begin and then the
 * content. Closing the connection cancels the work. The writer is named in the `x-written-by` header.
 */
export async function answerGeneration(
  generation: GenerationService,
  { user, data, request, reply }: Call,
): Promise<Result<PlannedContent>> {
  const cancel = new AbortController()
  reply.raw.on('close', () => cancel.abort())
  const generate = (tell: Tell) =>
    generation.generate(
      { business: businessOf(data), facts: data.facts ?? noFacts },
      {
        userId: user.id,
        signal: cancel.signal,
        onStage: (stage) => tell({ type: 'stage', stage }),
        onDraft: (event) => tell(event),
        goal: data.goal,
      },
    )

  const wantsEvents = acceptsType(request.headers.accept, 'text/event-stream')
  const result = wantsEvents ? await streamGeneration(reply, generate) : await generate(() => {})
  if (!result.ok) return result
  if (!reply.sent) void reply.header('x-written-by', result.value.writtenBy)
  return ok(result.value.content)
}

type Tell = (event: GenerationEvent) => void

/** What it returns is only for the caller to see. */
async function streamGeneration(
  reply: FastifyReply,
  generate: (tell: Tell) => Promise<Result<Generated>>,
): Promise<Result<Generated>> {
  const { send, end } = openGenerationStream(beginEvents(reply))
  try {
    const result = await generate(send)
    if (result.ok) send({ type: 'done', ...result.value })
    else sendFailed(result.error.code)
    return result
  } catch (error) {
    sendFailed('unexpected')
    throw error
  } finally {
    end()
  }

  function sendFailed(code: Extract<GenerationEvent, { type: 'failed' }>['code']): void {
    send({ type: 'failed', code, message: errorTable[code].message })
  }
}

/** What is told for one page stands beside what the business does, in lines of its own. */
function businessOf(data: GenerateContentRequest['data']): BusinessInfo {
  const { productService, additionalInformation = '' } = data
  return {
    business_name: data.businessName,
    industry: data.industry,
    product_service: [productService, additionalInformation].filter(Boolean).join('\n'),
    main_offer: data.mainOffer,
    target_customer: data.targetCustomer,
    brand_tone: data.brandTone,
  }
}
