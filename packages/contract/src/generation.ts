import { composedGoals } from '@wildpath/page/compose'
import { z } from 'zod'

import { businessFactsSchema } from './facts/business-facts.ts'
import { businessInfoSchema, longestAnswer } from './business-info.ts'
import { errorCodes } from './errors.ts'
import {
  generatedContentSchema,
  plannedContentSchema,
  writtenBySchema,
} from './generated-content.ts'
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

const { landing_page: page, thank_you_page } = generatedContentSchema.shape
const adTexts = z.array(z.object({ headline: textField(), body: textField() }))

/** Parts of the content as a model has just written them: to be looked at, not checked yet. */
export const draftPartSchema = z
  .object({
    plan: page.shape.plan.unwrap(),
    ...page.pick({
      headline: true,
      subheadline: true,
      benefits: true,
      cta_text: true,
      form_fields: true,
    }).shape,
    offer: page.shape.offer.unwrap(),
    story: page.shape.story.unwrap(),
    steps: page.shape.steps.unwrap(),
    bring: page.shape.bring.unwrap(),
    good_to_know: page.shape.good_to_know.unwrap(),
    faq: page.shape.faq.unwrap(),
    thank_you_page,
    facebook_ads: adTexts,
    google_ads: adTexts,
    /** Those that are finished. */
    follow_up_emails: z.array(textField().max(5000)).max(3),
  })
  .partial()
export type DraftPart = z.infer<typeof draftPartSchema>

/**
 * One server-sent event of the same call made with `Accept: text/event-stream`:
 * any number of `stage` events in the order of `generationStages`, and of `part` and `refused` events while a model
 * writes, then one `done` or `failed`.
 */
export const generationEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), stage: z.enum(generationStages) }),
  /** What is finished of a draft; it is shown, and marked as not checked. */
  z.object({ type: z.literal('part'), part: draftPartSchema }),
  /** The draft did not hold: it is written again by this one, from the start. */
  z.object({ type: z.literal('refused'), next: writtenBySchema }),
  z.object({
    type: z.literal('done'),
    content: plannedContentSchema,
    writtenBy: writtenBySchema,
  }),
  z.object({ type: z.literal('failed'), code: z.enum(errorCodes), message: z.string() }),
])
export type GenerationEvent = z.infer<typeof generationEventSchema>
