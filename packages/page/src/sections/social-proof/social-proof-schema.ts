import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/**
 * Figures (title '10,000+', description 'Happy Customers', an icon) and logos of clients (an
 * image, the name as title, a link).
 */
export const socialProofSchema = sectionSchema('social-proof', {
  /** Sample figures help while editing; they are untrue, so no visitor ever sees them. */
  isSample: z.boolean().default(false),
})
export type SocialProofSection = z.infer<typeof socialProofSchema>
