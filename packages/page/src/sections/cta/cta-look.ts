import ctaCss from './cta.css?inline'
import type { CtaSection } from './cta-model.ts'
import { CtaView } from './cta-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const ctaLook: SectionLook<CtaSection> = {
  View: CtaView,
  css: ctaCss,
}
