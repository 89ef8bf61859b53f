import leadFormCss from './lead-form.css?inline'
import type { LeadFormSection } from './lead-form-model.ts'
import { LeadFormView } from './lead-form-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const leadFormLook: SectionLook<LeadFormSection> = {
  View: LeadFormView,
  css: leadFormCss,
}
