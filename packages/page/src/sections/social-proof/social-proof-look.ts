import socialProofCss from './social-proof.css?inline'
import type { SocialProofSection } from './social-proof-model.ts'
import { SocialProofView } from './social-proof-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const socialProofLook: SectionLook<SocialProofSection> = {
  View: SocialProofView,
  css: socialProofCss,
}
