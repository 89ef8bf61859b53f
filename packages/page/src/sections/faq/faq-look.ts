import faqCss from './faq.css?inline'
import type { FaqSection } from './faq-model.ts'
import { FaqView } from './faq-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const faqLook: SectionLook<FaqSection> = {
  View: FaqView,
  css: faqCss,
}
