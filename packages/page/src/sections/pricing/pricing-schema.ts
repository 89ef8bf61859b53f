import type { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** Plans side by side; price and features may stand in an item's description (spec 2, 'Page section'). */
export const pricingSchema = sectionSchema('pricing', {})
export type PricingSection = z.infer<typeof pricingSchema>
