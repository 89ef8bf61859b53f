import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

export const footerSchema = sectionSchema(
  'footer',
  z.object({ businessName: z.string(), year: z.int() }),
)
export type FooterSection = z.infer<typeof footerSchema>
