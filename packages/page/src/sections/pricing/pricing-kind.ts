import gridCss from '../grid.css?inline'
import pricingCss from './pricing.css?inline'
import { pricingPanel } from './pricing-fields.ts'
import type { PricingSection } from './pricing-model.ts'
import { pricingTemplates } from './pricing-templates.ts'
import { PricingView } from './pricing-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const pricingKind: SectionKind<PricingSection> = {
  View: PricingView,
  css: gridCss + pricingCss,
  panel: pricingPanel,
  rewritable: {
    own: [],
    items: [...itemTexts, ['features', 'detail', 'line'], ['buttonText', 'button', 'button']],
  },
  templates: pricingTemplates,
}
