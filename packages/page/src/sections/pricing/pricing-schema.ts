import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** Plans side by side; price and features may stand in an item's description (spec 2, 'Page section'). */
export const pricingSchema = sectionSchema('pricing', {
  /** Plans without a price show an invented one to the owner, marked as a sample; visitors see none. */
  hasSamplePrices: z.boolean().default(false),
  /** What those invented ones are, plan by plan; with them, visitors see no plans before one has a price. */
  examplePrices: z.array(z.string().max(200)).max(20).optional(),
})
export type PricingSection = z.infer<typeof pricingSchema>
