import ctaCss from './cta.css?inline'
import { ctaPanel } from './cta-fields.ts'
import type { CtaSection } from './cta-model.ts'
import { ctaTemplates } from './cta-templates.ts'
import { CtaView } from './cta-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const ctaKind: SectionKind<CtaSection> = {
  View: CtaView,
  css: ctaCss,
  panel: ctaPanel,
  rewritable: { own: [['secondaryText', 'detail', 'Small print']], items: itemTexts },
  templates: ctaTemplates,
}
