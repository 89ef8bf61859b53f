import { faqPanel } from './faq-fields.ts'
import type { FaqSection } from './faq-model.ts'
import { faqTemplates } from './faq-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const faqEditing: SectionEditing<FaqSection> = {
  panel: faqPanel,
  rewritable: { own: [], items: itemTexts },
  templates: faqTemplates,
}
