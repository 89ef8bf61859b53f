import { z } from 'zod'

import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** Plans side by side; price and features may stand in an item's description (spec 2, 'Page section'). */
export const pricingModel = sectionModel({
  type: 'pricing',
  name: 'Prices',
  category: 'Pricing',
  content: {
    /** Plans without a price show an invented one to the owner, marked as a sample; visitors see none. */
    hasSamplePrices: z.boolean().default(false),
    /** What those invented ones are, plan by plan; with them, visitors see no plans before one has a price. */
    examplePrices: z.array(z.string().max(200)).max(20).optional(),
  },
})
export type PricingSection = SectionOfModel<typeof pricingModel>
