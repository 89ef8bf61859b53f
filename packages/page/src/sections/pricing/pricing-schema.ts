import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** Plans side by side; price and features may stand in an item's description (spec 2, 'Page section'). */
export const pricingSchema = sectionSchema('pricing', {
  /** Plans without a price show an invented one to the owner, marked as a sample; visitors see none. */
  hasSamplePrices: z.boolean().default(false),
})
export type PricingSection = z.infer<typeof pricingSchema>
