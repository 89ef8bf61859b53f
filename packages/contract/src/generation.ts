import { composedGoals } from '@wildpath/page/compose'
import { z } from 'zod'

import { businessFactsSchema } from './facts/business-facts.ts'
import { businessInfoSchema, longestAnswer } from './business-info.ts'
import { errorCodes } from './errors.ts'
import { plannedContentSchema, writtenBySchema } from './generated-content.ts'
import { textField } from './text.ts'

const info = businessInfoSchema.shape

/** Body of POST /api/openai-proxy for action generateContent (spec 1, section 7). */
export const generateContentSchema = z.object({
  action: z.literal('generateContent'),
  data: z.object({
    businessName: info.business_name,
    industry: info.industry,
    productService: info.product_service,
    mainOffer: info.main_offer,
    targetCustomer: info.target_customer,
    brandTone: info.brand_tone,
    /** What the owner said of the business beside the answers. */
    facts: businessFactsSchema.optional(),
    /** What the page is to achieve, where somebody chose. */
    goal: z.enum(composedGoals).optional(),
    /** What else is to be known, as told for this one page. */
    additionalInformation: textField().max(longestAnswer).optional(),
  }),
})
export type GenerateContentRequest = z.infer<typeof generateContentSchema>

export const generationStages = [
  'reading',
  'landing_page',
  'thank_you_page',
  'ad_copy',
  'follow_up_emails',
  'checking',
] as const
export type GenerationStage = (typeof generationStages)[number]

/**
 * One server-sent event of the same call made with `Accept: text/event-stream`:
 * any number of `stage` events in the order of `generationStages`, then one `done` or `failed`.
 */
export const generationEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), stage: z.enum(generationStages) }),
  z.object({
    type: z.literal('done'),
    content: plannedContentSchema,
    writtenBy: writtenBySchema,
  }),
  z.object({ type: z.literal('failed'), code: z.enum(errorCodes), message: z.string() }),
])
export type GenerationEvent = z.infer<typeof generationEventSchema>
