import type { z } from 'zod'

import { sectionSchema } from '../section-base.ts'
import { partAddress, partText } from '../section-parts.ts'

/** After the form: title, message as `body`, the next steps as items. */
export const thankYouSchema = sectionSchema('thank-you', {
  businessName: partText(),
  logoUrl: partAddress(),
})
export type ThankYouSection = z.infer<typeof thankYouSchema>
