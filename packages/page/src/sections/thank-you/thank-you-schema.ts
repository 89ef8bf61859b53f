import { z } from 'zod'

import { sceneSchema } from '../../scene/scene-schema.ts'
import { sectionSchema } from '../section-base.ts'

export const thankYouSchema = sectionSchema(
  'thank-you',
  z.object({
    businessName: z.string(),
    logoUrl: z.string(),
    headline: z.string(),
    message: z.string(),
    nextSteps: z.array(z.string()),
    scene: sceneSchema,
  }),
)
export type ThankYouSection = z.infer<typeof thankYouSchema>
