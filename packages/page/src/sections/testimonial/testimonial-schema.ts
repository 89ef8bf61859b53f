import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** What guests said: name as title, words as description, with role, company and picture. */
export const testimonialSchema = sectionSchema('testimonial', {
  /** Sample voices help while editing; they are untrue, so no visitor ever sees them. */
  isSample: z.boolean().default(false),
})
export type TestimonialSection = z.infer<typeof testimonialSchema>
