import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

export const socialProofSchema = sectionSchema(
  'social-proof',
  z.object({
    /** Sample figures help while editing; they are untrue, so no visitor ever sees them. */
    isSample: z.boolean(),
    figures: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
)
export type SocialProofSection = z.infer<typeof socialProofSchema>
