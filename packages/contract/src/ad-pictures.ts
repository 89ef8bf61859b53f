import {
  advancedTones,
  businessTypes,
  desiredActions,
  type PromptPlatform,
  promptPlatforms,
  requiredInputs,
  visualStyles,
} from '@wildpath/ads/picture-prompt'
import { focusSchema } from '@wildpath/page/media'
import { z } from 'zod'

import { errorCodes } from './errors.ts'
import { funnelSchema } from './funnel.ts'
import { mediaAssetSchema } from './media-assets.ts'
import { lineField, textField } from './text.ts'

/** Where a picture will be shown, which decides its shape (spec 2, section 9). */
export const picturePlacementSchema = z.enum(['facebook', 'linkedin', 'instagram', 'twitter'])

/** What a picture is: a drawing of ours is never called a photo. */
export const madePictureKindSchema = z.enum(['illustration', 'model-picture'])

/** Longer texts are cut to what the service takes; this bounds what is read at all. */
const longestAskedPrompt = 10_000

/** One line of the advanced generator, in characters, and so many of a list. */
export const advancedInputLimits = { line: 300, list: 10 } as const

const tooLong = `Please keep this under ${advancedInputLimits.line} characters`
const line = () => lineField().max(advancedInputLimits.line, tooLong)
const list = () =>
  z
    .array(line())
    .max(advancedInputLimits.list, `Please name ${advancedInputLimits.list} at most`)
    .default([])
const platforms = Object.keys(promptPlatforms) as [PromptPlatform, ...PromptPlatform[]]

/** Body of POST /api/images/prompt: the inputs of the advanced generator (spec 2, section 3). */
export const advancedInputsSchema = z.object({
  businessType: z.enum(businessTypes, requiredInputs.businessType),
  targetAudience: lineField(requiredInputs.targetAudience)
    .min(1, requiredInputs.targetAudience)
    .max(advancedInputLimits.line, tooLong),
  brandTone: z.enum(advancedTones, requiredInputs.brandTone),
  keyProductFeatures: list(),
  uniqueSellingPoints: list(),
  primaryColorPalette: list(),
  visualStyle: z.enum(visualStyles, requiredInputs.visualStyle),
  desiredAction: z.enum(desiredActions, requiredInputs.desiredAction),
  textOverlay: line().default(''),
  platform: z.enum(platforms).default('facebook'),
  industry: line().default(''),
  productCategory: line().default(''),
  emotionalTone: line().default(''),
  seasonality: line().default(''),
  competitorDifferentiation: line().default(''),
})

/** Inputs that a prompt can be written of. */
export type WholeInputs = z.output<typeof advancedInputsSchema>

export const advancedPromptSchema = z.object({
  optimizedPrompt: z.string(),
  promptBreakdown: z.object({
    visualStyle: z.string(),
    productShowcase: z.string(),
    colorPalette: z.string(),
    composition: z.string(),
    textSpace: z.string(),
    platformOptimization: z.string(),
    qualitySpecs: z.string(),
  }),
  /** Characters divided by 4, rounded up. */
  estimatedTokens: z.int(),
  /** From 0 to 100. */
  confidenceScore: z.number(),
})

/** Body of POST /api/images/generate. */
export const generateImageSchema = z.object({
  prompt: textField()
    .min(1, 'Please enter an image prompt')
    .max(longestAskedPrompt, 'This prompt is too long'),
  /** 'advanced': written by the advanced generator, whose prompts may be longer. */
  style: z.enum(['basic', 'advanced']).default('basic'),
  placement: picturePlacementSchema.default('facebook'),
  /** The adventure whose colours and scenes the picture takes. */
  funnel_id: z.uuid(),
  /** The ad of that adventure that the picture is put on; absent: it goes to the library alone. */
  ad_id: textField().min(1).max(80).optional(),
  /** Only while that ad has no picture, since two rounds for all ads may run in two tabs. */
  is_first: z.boolean().default(false),
})
export type GenerateImage = z.infer<typeof generateImageSchema>

export const generatedImageSchema = z.object({
  imageUrl: z.string(),
  /** As it was sent. */
  prompt: z.string(),
  kind: madePictureKindSchema,
  /** What of it stays in sight wherever it is cut. */
  focus: focusSchema,
  asset: mediaAssetSchema,
  /** The adventure with the picture on its ad; null where the picture is on none, or the ad is gone. */
  funnel: funnelSchema.nullable(),
})
export type GeneratedImage = z.infer<typeof generatedImageSchema>

const roundAdSchema = z.object({
  id: z.string(),
  /** 'skipped': the ad got another picture or was deleted before its turn. */
  state: z.enum(['waiting', 'making', 'made', 'skipped', 'failed']),
  /** The error and the prompt that caused it. */
  failure: z
    .object({ code: z.enum(errorCodes), message: z.string(), prompt: z.string() })
    .optional(),
})

/** A round of 'Generate All Images', which runs on the server. */
export const pictureRoundSchema = z.object({
  id: z.uuid(),
  funnel_id: z.uuid(),
  state: z.enum(['running', 'stopped', 'finished']),
  /** Ads without a picture when the round started, in display order. */
  ads: z.array(roundAdSchema),
})
export type PictureRound = z.infer<typeof pictureRoundSchema>

/** Null if there was no round or every ad has a picture. */
export const pictureRoundAnswerSchema = z.object({ round: pictureRoundSchema.nullable() })
