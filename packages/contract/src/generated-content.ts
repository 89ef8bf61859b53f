import { pageGoals, pagePlanSchema } from '@wildpath/page/document'
import { z } from 'zod'

import { lineField, textField } from './text.ts'

/** Longest texts the ad platforms accept, in characters (spec 2, section 9; issue of the ad copy). */
export const adLimits = {
  facebook: { headline: 40, body: 125 },
  google: { headline: 30, body: 90 },
} as const
export type AdPlatform = keyof typeof adLimits

const line = (maximum: number) => textField().min(1).max(maximum)
const address = () => lineField().max(2000)

function adSchema(platform: AdPlatform) {
  return z.object({
    id: line(80),
    headline: line(adLimits[platform].headline),
    body: line(adLimits[platform].body),
    platform: z.literal(platform),
    createdAt: z.iso.datetime(),
    imageUrl: address().optional(),
    imagePrompt: textField().max(4000).optional(),
    imageType: z.literal('generated').optional(),
  })
}

/** A list under a heading of its own. */
const headed = <Item extends z.ZodType>(item: Item) =>
  z.object({ title: line(120), items: z.array(item).min(1).max(8) })

/** Everything one generation writes for a funnel (spec 2, section 3). */
export const generatedContentSchema = z.object({
  landing_page: z.object({
    headline: line(160),
    subheadline: line(400),
    benefits: z.array(line(300)).min(1).max(12),
    cta_text: line(60),
    cta_url: address().default('#'),
    form_fields: z.array(line(80)).min(1).max(12),
    /** What the owner wants of a visitor; chooses the order of the page. */
    goal: z.enum(pageGoals).optional(),
    /** The offer with its price and every condition, to be shown large. */
    offer: z.object({ title: line(120), text: line(400) }).optional(),
    /** A paragraph or two in the owner's voice, of facts only. */
    story: z.object({ title: line(120), text: line(1200) }).optional(),
    /** How the day, the stay or the work goes, in order. */
    steps: headed(z.object({ title: line(80), text: line(300) })).optional(),
    /** What to bring or to have ready. */
    bring: headed(line(160)).optional(),
    /** The owner's limits and conditions, plainly. */
    good_to_know: headed(line(240)).optional(),
    faq: z
      .array(z.object({ question: line(160), answer: line(600) }))
      .max(8)
      .optional(),
    /** Design, order and pictures of the page, chosen once, when the texts were written. */
    plan: pagePlanSchema.optional(),
  }),
  thank_you_page: z.object({
    headline: line(160),
    message: line(800),
    next_steps: z.array(line(300)).min(1).max(8),
  }),
  ad_copy: z.object({
    facebook_ads: z.array(adSchema('facebook')).max(20),
    google_ads: z.array(adSchema('google')).max(20),
  }),
  /** Plain text; the first line is 'Subject: …', then a blank line, then the letter. */
  follow_up_emails: z.array(line(5000)).length(3),
})
export type GeneratedContent = z.infer<typeof generatedContentSchema>

/** Who wrote the content; the screen says 'Guided draft' for the built-in copywriter. */
export const writtenBySchema = z.enum(['model', 'copywriter'])
export type WrittenBy = z.infer<typeof writtenBySchema>
