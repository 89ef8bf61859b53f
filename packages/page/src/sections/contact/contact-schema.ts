import type { z } from 'zod'

import { sectionSchema } from '../section-base.ts'
import { partText } from '../section-parts.ts'

/** Ways to reach the business: email, phone and address become links a phone understands. */
export const contactSchema = sectionSchema('contact', {
  email: partText(),
  phone: partText(),
  address: partText(),
})
export type ContactSection = z.infer<typeof contactSchema>
