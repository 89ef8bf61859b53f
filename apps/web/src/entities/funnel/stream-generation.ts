import {
  api,
  type ErrorCode,
  type GenerateContentRequest,
  type GenerationEvent,
  type PlannedContent,
  generationEventSchema,
  type GenerationStage,
  type WrittenBy,
} from '@wildpath/contract'

import { ApiFailure, readFailure } from '../api/api-failure.ts'
import { networkFailure } from '../../lib/request-failure.ts'
import { buildRequest } from '../../lib/endpoint-call.ts'
import { networkStatus, type NetworkStatus, reportReachability } from '../../lib/network-status.ts'
import { readServerEvents } from '../../lib/server-events.ts'

export type Written = { content: PlannedContent; writtenBy: WrittenBy }
/** A part of a draft that nobody has checked, or that the draft did not hold and is written again. */
export type DraftEvent = Extract<GenerationEvent, { type: 'part' | 'refused' }>
type Tools = { fetch: typeof fetch; network: NetworkStatus }

const browserTools: Tools = {
  fetch: (...request) => globalThis.fetch(...request),
  network: networkStatus,
}

/**
 * Writes the content of a funnel and tells each stage as it begins. Rejects with an ApiFailure, or
 * with the signal's reason once it is aborted. An answer that breaks off is code 'unexpected', since
 * the server had been reached. Never repeated: the caller decides.
 */
export async function streamGeneration(
  request: {
    data: GenerateContentRequest['data']
    signal: AbortSignal
    onStage: (stage: GenerationStage) => void
    /** Called while a model writes: see `DraftEvent`. */
    onDraft?: (event: DraftEvent) => void
  },
  tools: Tools = browserTools,
): Promise<Written> {
  const { url, init } = buildRequest(api.generateContent, {
    body: { action: 'generateContent', data: request.data },
  })
  const headers = new Headers(init.headers)
  headers.set('accept', 'text/event-stream')
  const response = await tools
    .fetch(url, { ...init, headers, signal: request.signal })
    .catch(() => null)
  request.signal.throwIfAborted()
  if (!response) {
    tools.network.reportFailure()
    throw networkFailure()
  }
  reportReachability(tools.network, response)
  if (!response.ok) throw await readFailure(response)
  try {
    return await readOutcome(response, request)
  } catch (failure) {
    request.signal.throwIfAborted()
    if (failure instanceof ApiFailure) throw failure
    throw new ApiFailure({ code: 'unexpected', status: response.status, message: '' })
  }
}

async function readOutcome(
  response: Response,
  { onStage, onDraft }: Pick<Parameters<typeof streamGeneration>[0], 'onStage' | 'onDraft'>,
): Promise<Written> {
  const failed = (code: ErrorCode, message: string) =>
    new ApiFailure({ code, status: response.status, message })
  if (!response.body) throw failed('unexpected', '')
  for await (const data of readServerEvents(response.body)) {
    const event = generationEventSchema.safeParse(parseJson(data))
    if (!event.success) throw failed('unexpected', '')
    if (event.data.type === 'failed') throw failed(event.data.code, event.data.message)
    if (event.data.type === 'done') {
      return { content: event.data.content, writtenBy: event.data.writtenBy }
    }
    if (event.data.type === 'stage') onStage(event.data.stage)
    else onDraft?.(event.data)
  }
  throw failed('unexpected', '')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
