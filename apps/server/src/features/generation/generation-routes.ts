import {
  api,
  type BusinessInfo,
  errorTable,
  type GenerateContentRequest,
  type GenerationEvent,
  noFacts,
} from '@wildpath/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { acceptsType } from '../../http/accepts-type.ts'
import { route } from '../../http/route.ts'
import { ok, type Result } from '../../result.ts'
import { openGenerationStream } from './generation-stream.ts'
import type { Generated, GenerationService } from './generation-service.ts'

/**
 * POST /api/openai-proxy (spec 1, section 7): answers the content object, or, to a caller that
 * accepts text/event-stream, the stages as they begin and then the content. Closing the connection
 * cancels the work. The writer is named in the `x-written-by` header.
 */
export function registerGenerationRoutes(
  app: FastifyInstance,
  { generation }: { generation: GenerationService },
): void {
  const access = { kind: 'user', notSignedIn: 'login-to-create' } as const
  route(app, api.generateContent, access, async ({ user, body, request, reply }) => {
    const cancel = new AbortController()
    reply.raw.on('close', () => cancel.abort())
    const generate = (tell: Tell) =>
      generation.generate(
        { business: businessOf(body), facts: body.data.facts ?? noFacts },
        {
          userId: user.id,
          signal: cancel.signal,
          onStage: (stage) => tell({ type: 'stage', stage }),
          onDraft: (event) => tell(event),
          goal: body.data.goal,
        },
      )

    const wantsEvents = acceptsType(request.headers.accept, 'text/event-stream')
    const result = wantsEvents ? await streamGeneration(reply, generate) : await generate(() => {})
    if (!result.ok) return result
    if (!reply.sent) void reply.header('x-written-by', result.value.writtenBy)
    return ok(result.value.content)
  })
}

type Tell = (event: GenerationEvent) => void

/** Takes the answer over from the framework; what it returns is only for the caller to see. */
async function streamGeneration(
  reply: FastifyReply,
  generate: (tell: Tell) => Promise<Result<Generated>>,
): Promise<Result<Generated>> {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const { send, end } = openGenerationStream(reply.raw)
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
function businessOf({ data }: GenerateContentRequest): BusinessInfo {
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
