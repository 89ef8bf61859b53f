import footerCss from './footer.css?inline'
import { footerPanel } from './footer-fields.ts'
import type { FooterSection } from './footer-model.ts'
import { footerTemplates } from './footer-templates.ts'
import { FooterView } from './footer-view.tsx'
import type { SectionKind } from '../section-kind.ts'

export const footerKind: SectionKind<FooterSection> = {
  View: FooterView,
  css: footerCss,
  panel: footerPanel,
  rewritable: {
    own: [
      ['description', 'lead', 'Description'],
      ['newsletterTitle', 'title', 'Newsletter title'],
      ['newsletterDescription', 'detail', 'Newsletter text'],
    ],
    items: [],
  },
  templates: footerTemplates,
}
