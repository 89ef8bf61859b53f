import type { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** Questions as titles, answers as descriptions. */
export const faqSchema = sectionSchema('faq', {})
export type FaqSection = z.infer<typeof faqSchema>
