import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

export const featuresSchema = sectionSchema(
  'features',
  z.object({ title: z.string(), benefits: z.array(z.string()) }),
)
export type FeaturesSection = z.infer<typeof featuresSchema>
