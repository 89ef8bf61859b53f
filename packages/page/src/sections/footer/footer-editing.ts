import { footerPanel } from './footer-fields.ts'
import type { FooterSection } from './footer-model.ts'
import { footerTemplates } from './footer-templates.ts'
import type { SectionEditing } from '../section-kind.ts'

export const footerEditing: SectionEditing<FooterSection> = {
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
