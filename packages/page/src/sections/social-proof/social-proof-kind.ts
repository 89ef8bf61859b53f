import socialProofCss from './social-proof.css?inline'
import { socialProofPanel } from './social-proof-fields.ts'
import type { SocialProofSection } from './social-proof-model.ts'
import { socialProofTemplates } from './social-proof-templates.ts'
import { SocialProofView } from './social-proof-view.tsx'
import { itemDescriptions } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const socialProofKind: SectionKind<SocialProofSection> = {
  View: SocialProofView,
  css: socialProofCss,
  panel: socialProofPanel,
  rewritable: { own: [], items: itemDescriptions },
  templates: socialProofTemplates,
}
