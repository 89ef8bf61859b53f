import { leadFormPanel } from './lead-form-fields.ts'
import type { LeadFormSection } from './lead-form-model.ts'
import { leadFormTemplates } from './lead-form-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const leadFormEditing: SectionEditing<LeadFormSection> = {
  panel: leadFormPanel,
  rewritable: {
    own: [['buttonText', 'button', 'Button']],
    items: [...itemTexts, ['features', 'detail', 'line']],
  },
  templates: leadFormTemplates,
}
