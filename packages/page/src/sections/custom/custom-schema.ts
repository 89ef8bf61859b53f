import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

export const contentTypes = ['text', 'html', 'markdown'] as const

/** The owner's own `body`, as text, html or markdown; what is not allowed on a page is left out when it is drawn. */
export const customSchema = sectionSchema('custom', {
  contentType: z.enum(contentTypes).default('text'),
})
export type CustomSection = z.infer<typeof customSchema>
