import { z } from 'zod'

import { sceneSchema } from '../../scene/scene-schema.ts'
import { sectionSchema } from '../section-base.ts'

export const heroSchema = sectionSchema(
  'hero',
  z.object({
    businessName: z.string(),
    /** http(s) address or a path on this host; empty shows the business name instead. */
    logoUrl: z.string(),
    headline: z.string(),
    subheadline: z.string(),
    /** A `url` of '#' scrolls to the page's form. */
    cta: z.object({ text: z.string(), url: z.string() }),
    scene: sceneSchema,
  }),
)
export type HeroSection = z.infer<typeof heroSchema>
