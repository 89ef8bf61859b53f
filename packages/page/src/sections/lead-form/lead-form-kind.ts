import leadFormCss from './lead-form.css?inline'
import { leadFormPanel } from './lead-form-fields.ts'
import type { LeadFormSection } from './lead-form-model.ts'
import { leadFormTemplates } from './lead-form-templates.ts'
import { LeadFormView } from './lead-form-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const leadFormKind: SectionKind<LeadFormSection> = {
  View: LeadFormView,
  css: leadFormCss,
  panel: leadFormPanel,
  rewritable: {
    own: [['buttonText', 'button', 'Button']],
    items: [...itemTexts, ['features', 'detail', 'line']],
  },
  templates: leadFormTemplates,
}
