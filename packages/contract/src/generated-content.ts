import {
  type AdPlatform,
  isAdId,
  isAdImageAddress,
  longestImagePrompt,
  savedAdLimits,
} from '@wildpath/ads'
import { pageGoals, pagePlanSchema, ratingSchema } from '@wildpath/page/compose'
import { languageTagPattern } from '@wildpath/page/language'
import { askedKinds } from '@wildpath/page/lead-form'
import {
  focusSchema,
  largestPhotoCount,
  longestPhotoAlt,
  pagePhotoSchema,
} from '@wildpath/page/media'
import { z } from 'zod'

import { followUpProblem, splitFollowUp } from './follow-up-text.ts'
import { lineField, textField } from './text.ts'

export { adLimits, type AdPlatform } from '@wildpath/ads'

/** The most ads an adventure may have per platform. */
export const largestAdCount = 20

/** The most 'good to know' lines on a page: room for every rule and requirement of a business with several offerings. */
export const largestNoteCount = 14

const line = (maximum: number) => textField().min(1).max(maximum)
const address = () => lineField().max(2000)

function adSchema(platform: AdPlatform) {
  return z.object({
    id: z.string().refine(isAdId, 'The id of an ad is of up to 80 letters, digits, - and _'),
    headline: textField()
      .min(1, 'Headline is required')
      .max(savedAdLimits.headline, 'This headline is too long'),
    body: textField()
      .min(1, 'Body text is required')
      .max(savedAdLimits.body, 'This text is too long'),
    platform: z.literal(platform),
    createdAt: z.iso.datetime(),
    imageUrl: lineField()
      .refine(
        isAdImageAddress,
        'Please choose a picture of your library, or one at an http(s) address',
      )
      .optional(),
    imagePrompt: textField().max(longestImagePrompt).optional(),
    imageType: z.literal('generated').optional(),
    /** What of the picture stays in sight in every placement; absent, its middle. */
    imageFocus: focusSchema.optional(),
  })
}

const headed = <Item extends z.ZodType>(item: Item, largestCount = 8) =>
  z.object({ title: line(120), items: z.array(item).min(1).max(largestCount) })

/**
 * 'own': public; 'hidden': kept, but not public; 'sample': in older content, the same as no figures.
 */
const proofSchema = z.object({
  state: z.enum(['sample', 'own', 'hidden']),
  figures: z.array(z.object({ value: line(24), label: line(60) })).max(6),
})
const testimonialSchema = z.object({
  text: line(600),
  name: line(80),
  /** Absent if the owner entered none: then the page shows no stars. */
  rating: ratingSchema.optional(),
  source: line(80).optional(),
  date: line(40).optional(),
})
export type Testimonial = z.infer<typeof testimonialSchema>

/** Beside `form_fields`: what is asked otherwise than as text that is required. */
const formDetailsSchema = z.object({
  fields: z
    .array(
      z.object({
        /** Of the field of `form_fields` that it is about. */
        label: line(80),
        kind: z.enum(askedKinds).optional(),
        is_required: z.boolean().optional(),
        /** Of a 'choice'. */
        options: z.array(lineField().min(1).max(120)).max(20).optional(),
      }),
    )
    .max(12),
  /** A box below the questions that is not ticked before a visitor does. */
  consent: z.object({ text: lineField().min(1).max(400), is_required: z.boolean() }).optional(),
})

/** By their places; null where an illustration is wanted. */
const picturesSchema = z
  .array(pagePhotoSchema.extend({ alt: lineField().max(longestPhotoAlt) }).nullable())
  .max(largestPhotoCount)

/** Everything one generation writes for a funnel (spec 2, section 3). */
export const generatedContentSchema = z.object({
  landing_page: z.object({
    /** Of the texts, a BCP 47 tag such as 'de' or 'pt-BR'; absent for English. */
    language: z.string().regex(languageTagPattern).optional(),
    headline: line(160),
    subheadline: line(400),
    benefits: z.array(line(300)).min(1).max(12),
    cta_text: line(60),
    cta_url: address().default('#'),
    form_fields: z.array(line(80)).min(1).max(12),
    form_details: formDetailsSchema.optional(),
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
    good_to_know: headed(line(240), largestNoteCount).optional(),
    faq: z
      .array(z.object({ question: line(160), answer: line(600) }))
      .max(8)
      .optional(),
    /** The owner's figures; absent, those among the confirmed facts. */
    proof: proofSchema.optional(),
    /** What guests really said. */
    testimonials: z.array(testimonialSchema).max(6).optional(),
    /** The owner's photos on the page. */
    pictures: picturesSchema.optional(),
    /** Theme, order and illustrations of the page, chosen once, when the texts were written. */
    plan: pagePlanSchema.optional(),
  }),
  thank_you_page: z.object({
    headline: line(160),
    message: line(800),
    next_steps: z.array(line(300)).min(1).max(8),
  }),
  ad_copy: z.object({
    facebook_ads: z.array(adSchema('facebook')).max(largestAdCount),
    google_ads: z.array(adSchema('google')).max(largestAdCount),
  }),
  /** Plain text; the first line is 'Subject: …', then a blank line, then the letter. */
  follow_up_emails: z.array(line(5000)).length(3),
})
export type GeneratedContent = z.infer<typeof generatedContentSchema>

/** As it is answered: the page's plan was chosen, by the server. */
export const plannedContentSchema = generatedContentSchema.extend({
  landing_page: generatedContentSchema.shape.landing_page.required({ plan: true }),
})
export type PlannedContent = z.infer<typeof plannedContentSchema>

/** Who wrote the content; the screen says 'Guided draft' for the built-in copywriter. */
export const writtenBySchema = z.enum(['model', 'copywriter'])
export type WrittenBy = z.infer<typeof writtenBySchema>

/** Texts of a list that were left blank are dropped (spec 2, section 4); one has to stay. */
function listOf(maximum: number, longest: number, message: string) {
  return z
    .array(textField().max(longest))
    .transform((texts) => texts.filter((text) => text !== ''))
    .pipe(z.array(z.string()).min(1, message).max(maximum))
}

/** The landing page as its editor saves it, with the editor's rules (spec 2, section 5). */
export const landingPageEditSchema = generatedContentSchema.shape.landing_page.extend({
  headline: textField()
    .min(1, 'Headline is required')
    .min(5, 'Headline must be at least 5 characters')
    .max(160, 'Please keep this under 160 characters'),
  subheadline: textField()
    .min(1, 'Subheadline is required')
    .min(10, 'Subheadline must be at least 10 characters')
    .max(400, 'Please keep this under 400 characters'),
  cta_text: textField()
    .min(1, 'CTA text is required')
    .min(3, 'CTA must be at least 3 characters')
    .max(60, 'Please keep this under 60 characters'),
  benefits: listOf(12, 300, 'Benefit cannot be empty'),
  form_fields: listOf(12, 80, 'Field name cannot be empty'),
})

const followUpsEditSchema = z
  .array(
    textField()
      .max(5000)
      .superRefine((text, context) => {
        const message = followUpProblem(splitFollowUp(text))
        if (message !== null) context.addIssue({ code: 'custom', message })
      }),
  )
  .length(3)

/** Ads as they are saved: each is found by its id. */
const adCopyEditSchema = generatedContentSchema.shape.ad_copy.superRefine((lists, context) => {
  const taken = new Set<string>()
  for (const [list, ads] of Object.entries(lists)) {
    for (const [index, { id }] of ads.entries()) {
      if (taken.has(id)) {
        const message = 'Two ads have one id'
        context.addIssue({ code: 'custom', path: [list, index, 'id'], message })
      }
      taken.add(id)
    }
  }
})

/** Content that a new adventure brings along. */
export const broughtContentSchema = generatedContentSchema.extend({ ad_copy: adCopyEditSchema })

/** Parts of the content as an owner saves them. */
export const editedContentSchema = generatedContentSchema
  .extend({
    landing_page: landingPageEditSchema,
    ad_copy: adCopyEditSchema,
    follow_up_emails: followUpsEditSchema,
  })
  .partial()
