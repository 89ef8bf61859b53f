import { z } from 'zod'

import { itemLines, partAddress, shortItemText } from '../section-parts.ts'
import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** Plans side by side; price and features may stand in an item's description (spec 2, 'Page section'). */
export const pricingModel = sectionModel({
  type: 'pricing',
  name: 'Prices',
  category: 'Pricing',
  item: {
    link: partAddress(),
    /** Absent ones are read out of the description (spec 2, 'Page section'). */
    price: shortItemText(200),
    period: shortItemText(200),
    features: itemLines,
    buttonText: shortItemText(400),
    /** Absent is automatic. */
    popular: z.boolean().optional(),
  },
  content: {
    /** Plans without a price show an invented one to the owner, marked as a sample; visitors see none. */
    hasSamplePrices: z.boolean().default(false),
    /** What those invented ones are, plan by plan; with them, visitors see no plans before one has a price. */
    examplePrices: z.array(z.string().max(200)).max(20).optional(),
  },
})
export type PricingSection = SectionOfModel<typeof pricingModel>
export type PricingItem = PricingSection['content']['items'][number]
