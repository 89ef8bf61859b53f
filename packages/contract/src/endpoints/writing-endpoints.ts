import { z } from 'zod'

import { endpoint } from '../endpoint.ts'
import { plannedContentSchema } from '../generated-content.ts'
import { generateContentSchema } from '../generation.ts'
import { askGuideSchema, guideAnswerSchema } from '../guide.ts'

/** What the text AI does, or what stands in for it. */
export const writingEndpoints = {
  /**
   * Spec 1, section 7. Writes a funnel's content for whoever is signed in, or answers a question about the product for
   * everybody; with `Accept: text/event-stream`, generation or guide events.
   */
  callTextAi: endpoint({
    method: 'POST',
    path: '/api/openai-proxy',
    body: z.discriminatedUnion('action', [generateContentSchema, askGuideSchema]),
    answer: z.union([plannedContentSchema, guideAnswerSchema]),
  }),
}
