import {
  api,
  type BusinessInfo,
  type GenerateContentRequest,
  type GenerationEvent,
} from '@wildpath/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

import type { AttemptLimiter } from '../../http/attempt-limiter.ts'
import { rawRoute, sendFailure } from '../../http/route.ts'
import { invalidInput } from '../../http/route.ts'
import type { GenerationService } from './generation-service.ts'

type Options = { generation: GenerationService; limit: AttemptLimiter }

/**
 * POST /api/openai-proxy (spec 1, section 7): answers the content object, or, to a caller that
 * accepts text/event-stream, the stages as they begin and then the content. Closing the connection
 * cancels the work. The writer is named in the `x-written-by` header.
 */
export function registerGenerationRoutes(
  app: FastifyInstance,
  { generation, limit }: Options,
): void {
  const { method, path, body } = api.generateContent
  rawRoute(
    app,
    { method, path, access: { kind: 'user', notSignedIn: 'login-to-create' } },
    async (request, reply, user) => {
      const parsed = body?.safeParse(request.body ?? {})
      if (parsed?.success !== true) {
        return sendFailure(
          reply,
          parsed === undefined ? { code: 'invalid-input' } : invalidInput(parsed.error),
        )
      }
      if (!limit.tryAttempt(user?.id ?? request.ip))
        return sendFailure(reply, { code: 'too-many-requests' })

      const cancel = new AbortController()
      reply.raw.on('close', () => cancel.abort())
      const business = businessOf(parsed.data)
      if (request.headers.accept?.includes('text/event-stream') === true) {
        return streamGeneration({ reply, generation, business, signal: cancel.signal })
      }
      const result = await generation.generate(business, {
        signal: cancel.signal,
        onStage: () => {},
      })
      if (!result.ok) return sendFailure(reply, result.error)
      return reply.header('x-written-by', result.value.writtenBy).send(result.value.content)
    },
  )
}

type Stream = {
  reply: FastifyReply
  generation: GenerationService
  business: BusinessInfo
  signal: AbortSignal
}

async function streamGeneration({ reply, generation, business, signal }: Stream): Promise<void> {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const send = (event: GenerationEvent) => reply.raw.write(`data: ${JSON.stringify(event)}\n\n`)
  try {
    const result = await generation.generate(business, {
      signal,
      onStage: (stage) => send({ type: 'stage', stage }),
    })
    if (result.ok) send({ type: 'done', ...result.value })
    else send({ type: 'failed', message: 'Writing was cancelled. Nothing was saved.' })
  } catch (error) {
    reply.log.error({ err: error }, 'unexpected error')
    send({ type: 'failed', message: 'Unexpected error occurred.' })
  }
  reply.raw.end()
}

function businessOf({ data }: GenerateContentRequest): BusinessInfo {
  return {
    business_name: data.businessName,
    industry: data.industry,
    product_service: data.productService,
    main_offer: data.mainOffer,
    target_customer: data.targetCustomer,
    brand_tone: data.brandTone,
  }
}
