import { contactPanel } from './contact-fields.ts'
import type { ContactSection } from './contact-model.ts'
import { contactTemplates } from './contact-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const contactEditing: SectionEditing<ContactSection> = {
  panel: contactPanel,
  rewritable: { own: [], items: itemTexts },
  templates: contactTemplates,
}
