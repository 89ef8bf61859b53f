import { ctaPanel } from './cta-fields.ts'
import type { CtaSection } from './cta-model.ts'
import { ctaTemplates } from './cta-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const ctaEditing: SectionEditing<CtaSection> = {
  panel: ctaPanel,
  rewritable: { own: [['secondaryText', 'detail', 'Small print']], items: itemTexts },
  templates: ctaTemplates,
}
