import facingCss from '../facing.css?inline'
import contactCss from './contact.css?inline'
import type { ContactSection } from './contact-model.ts'
import { ContactView } from './contact-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const contactLook: SectionLook<ContactSection> = {
  View: ContactView,
  css: facingCss + contactCss,
}
