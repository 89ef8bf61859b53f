import contactCss from './contact.css?inline'
import { contactPanel } from './contact-fields.ts'
import type { ContactSection } from './contact-model.ts'
import { contactTemplates } from './contact-templates.ts'
import { ContactView } from './contact-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const contactKind: SectionKind<ContactSection> = {
  View: ContactView,
  css: contactCss,
  panel: contactPanel,
  rewritable: { own: [], items: itemTexts },
  templates: contactTemplates,
}
