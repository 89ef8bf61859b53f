import footerCss from './footer.css?inline'
import type { FooterSection } from './footer-model.ts'
import { FooterView } from './footer-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const footerLook: SectionLook<FooterSection> = {
  View: FooterView,
  css: footerCss,
}
