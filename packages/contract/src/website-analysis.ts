import { type PromptPlatform, promptPlatforms } from '@wildpath/ads/picture-prompt'
import { z } from 'zod'

import { generatedImageSchema } from './ad-pictures.ts'
import { errorCodes } from './errors.ts'
import { lineField, textField } from './text.ts'
import { readWebAddress } from './web-address.ts'

/** Parts of an analysis (spec 2, section 3), in the order in which people read them. */
export const analysisParts = [
  'productType',
  'industry',
  'targetAudience',
  'brandTone',
  'keyFeatures',
  'uniqueSellingPoints',
  'visualStyle',
  'colorScheme',
] as const
export type AnalysisPart = (typeof analysisParts)[number]

/** How much of a site an analysis takes. */
export const analysisLimits = { features: 8, points: 6, phrase: 200, prompt: 2000 } as const

const phrase = lineField().min(1).max(analysisLimits.phrase)

/** With its scheme, as this form asks for it (spec 2, section 5). */
const websiteUrlSchema = lineField('Website URL is required')
  .min(1, 'Website URL is required')
  .max(500, 'Please keep this under 500 characters')
  .refine(
    (url) => url === '' || (/^https?:\/\//i.test(url) && readWebAddress(url) !== null),
    'Please enter a valid URL',
  )

/** Body of POST /api/websites/analyze. */
export const analyzeWebsiteSchema = z.object({
  websiteUrl: websiteUrlSchema,
  /** What the analysis is for, in words: what of the site has to do with it comes first. */
  analysisPrompt: textField().max(analysisLimits.prompt, 'This is too long').optional(),
})
export type AnalyzeWebsite = z.infer<typeof analyzeWebsiteSchema>

/** What a website says of its business, as far as a picture needs it. */
export const websiteAnalysisSchema = z.object({
  productType: phrase,
  targetAudience: phrase,
  brandTone: phrase,
  keyFeatures: z.array(phrase).max(analysisLimits.features),
  /** Empty where the site claims none: nobody invents a claim. */
  uniqueSellingPoints: z.array(phrase).max(analysisLimits.points),
  visualStyle: phrase,
  colorScheme: z
    .array(
      z.object({
        name: phrase,
        hex: z
          .string()
          .regex(/^#[0-9a-f]{6}$/)
          .nullable(),
      }),
    )
    .max(2),
  industry: phrase,
  /** What the site says itself; every other part is assumed from these, plainly. */
  found: z.array(z.enum(analysisParts)).max(analysisParts.length),
  /** Whether nothing was read and this is the analysis of some business (spec 2, section 7). */
  isDefault: z.boolean(),
  /** Why nothing was read; null where something was. */
  reason: z.object({ code: z.enum(errorCodes), message: lineField().max(500) }).nullable(),
  /** Addresses of the pages that were read. */
  pages_read: z.array(lineField().max(2000)).max(20),
})
export type WebsiteAnalysis = z.infer<typeof websiteAnalysisSchema>

const platforms = Object.keys(promptPlatforms) as [PromptPlatform, ...PromptPlatform[]]

/** The two fields that a person fills in, each with what is said when it does not fit. */
export const smartImageFieldsSchema = z.object({
  websiteUrl: websiteUrlSchema,
  adHeadline: lineField('Ad headline is required')
    .min(1, 'Ad headline is required')
    .min(5, 'Headline must be at least 5 characters')
    .max(255, 'This headline is too long'),
})

export const bothNeeded = 'Please provide both website URL and ad headline'

/** Body of POST /api/images/from-website. */
export const imageFromWebsiteSchema = smartImageFieldsSchema
  .extend({
    platform: z.enum(platforms),
    /** The adventure whose scenes and colours the picture takes. */
    funnel_id: z.uuid(),
    /** The ad of that adventure that the picture is put on; absent: it goes to the library alone. */
    ad_id: textField().min(1).max(80).optional(),
    /** As it was answered before, so that the site is not read again. */
    analysis: websiteAnalysisSchema.optional(),
  })
  .refine(hasBoth, { message: bothNeeded, when: () => true })
export type ImageFromWebsite = z.infer<typeof imageFromWebsiteSchema>

/** The picture, with what it was made of. */
export const websiteImageSchema = generatedImageSchema.extend({ analysis: websiteAnalysisSchema })
export type WebsiteImage = z.infer<typeof websiteImageSchema>

function hasBoth(value: { websiteUrl?: unknown; adHeadline?: unknown }): boolean {
  const isGiven = (text: unknown) => typeof text === 'string' && text.trim() !== ''
  return isGiven(value.websiteUrl) && isGiven(value.adHeadline)
}
