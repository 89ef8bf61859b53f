import gridCss from '../grid.css?inline'
import pricingCss from './pricing.css?inline'
import type { PricingSection } from './pricing-model.ts'
import { PricingView } from './pricing-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const pricingLook: SectionLook<PricingSection> = {
  View: PricingView,
  css: gridCss + pricingCss,
}
