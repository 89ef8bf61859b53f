import { api, type AskGuide, type GuideAnswer, guideEventSchema } from '@wildpath/contract'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { streamEvents, type StreamTools } from '../../entities/api/stream-events.ts'
import { buildRequest } from '../../lib/endpoint-call.ts'

/** Asks the guide and tells its answer as far as it is written; fails as `streamEvents` does. */
export async function streamGuide(
  {
    data,
    signal,
    onText,
  }: {
    data: AskGuide['data']
    signal: AbortSignal
    /** Called with each piece of the answer, in order. */
    onText: (text: string) => void
  },
  tools?: StreamTools,
): Promise<GuideAnswer> {
  const request = buildRequest(api.callTextAi, { body: { action: 'sendChatMessage', data } })
  for await (const event of streamEvents({ request, schema: guideEventSchema, signal }, tools)) {
    if (event.type === 'done') return event.answer
    onText(event.text)
  }
  throw new ApiFailure({ code: 'unexpected', status: 0, message: '' })
}
