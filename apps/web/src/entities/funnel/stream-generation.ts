import {
  api,
  type GenerateContentRequest,
  type GenerationEvent,
  type PlannedContent,
  generationEventSchema,
  type GenerationStage,
  type WrittenBy,
} from '@wildpath/contract'

import { buildRequest } from '../../lib/endpoint-call.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { streamEvents, type StreamTools } from '../api/stream-events.ts'

export type Written = { content: PlannedContent; writtenBy: WrittenBy }
/** A part of a draft that nobody has checked, or that the draft did not hold and is written again. */
export type DraftEvent = Extract<GenerationEvent, { type: 'part' | 'refused' }>

/** Writes the content of a funnel and tells each stage as it begins; fails as `streamEvents` does. */
export async function streamGeneration(
  {
    data,
    signal,
    onStage,
    onDraft,
  }: {
    data: GenerateContentRequest['data']
    signal: AbortSignal
    onStage: (stage: GenerationStage) => void
    /** Called while a model writes: see `DraftEvent`. */
    onDraft?: (event: DraftEvent) => void
  },
  tools?: StreamTools,
): Promise<Written> {
  const request = buildRequest(api.callTextAi, { body: { action: 'generateContent', data } })
  for await (const event of streamEvents(
    { request, schema: generationEventSchema, signal },
    tools,
  )) {
    if (event.type === 'done') return { content: event.content, writtenBy: event.writtenBy }
    if (event.type === 'stage') onStage(event.stage)
    else onDraft?.(event)
  }
  throw new ApiFailure({ code: 'unexpected', status: 0, message: '' })
}
