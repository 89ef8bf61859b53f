import { pricingPanel } from './pricing-fields.ts'
import type { PricingSection } from './pricing-model.ts'
import { pricingTemplates } from './pricing-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const pricingEditing: SectionEditing<PricingSection> = {
  panel: pricingPanel,
  rewritable: {
    own: [],
    items: [...itemTexts, ['features', 'detail', 'line'], ['buttonText', 'button', 'button']],
  },
  templates: pricingTemplates,
}
