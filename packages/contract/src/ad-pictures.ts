import { focusSchema } from '@wildpath/page/media'
import { z } from 'zod'

import { funnelSchema } from './funnel.ts'
import { mediaAssetSchema } from './media-assets.ts'
import { textField } from './text.ts'

/** Where a picture will be shown, which decides its shape (spec 2, section 9). */
export const picturePlacementSchema = z.enum(['facebook', 'linkedin', 'instagram', 'twitter'])

/** What a picture is: a drawing of ours is never called a photo. */
export const madePictureKindSchema = z.enum(['illustration', 'model-picture'])

/** Longer texts are cut to what the service takes; this bounds what is read at all. */
const longestAskedPrompt = 10_000

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
