import faqCss from './faq.css?inline'
import { faqPanel } from './faq-fields.ts'
import type { FaqSection } from './faq-model.ts'
import { faqTemplates } from './faq-templates.ts'
import { FaqView } from './faq-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const faqKind: SectionKind<FaqSection> = {
  View: FaqView,
  css: faqCss,
  panel: faqPanel,
  rewritable: { own: [], items: itemTexts },
  templates: faqTemplates,
}
