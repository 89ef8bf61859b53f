import type { z } from 'zod'

import { sectionSchema } from '../section-base.ts'
import { partText } from '../section-parts.ts'

/** One call to action with its buttons; with a `placeholder` it asks for an email address. */
export const ctaSchema = sectionSchema('cta', {
  secondaryText: partText(),
  placeholder: partText(),
})
export type CtaSection = z.infer<typeof ctaSchema>
