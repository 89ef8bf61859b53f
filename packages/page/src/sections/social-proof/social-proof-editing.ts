import { socialProofPanel } from './social-proof-fields.ts'
import type { SocialProofSection } from './social-proof-model.ts'
import { socialProofTemplates } from './social-proof-templates.ts'
import { itemDescriptions } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const socialProofEditing: SectionEditing<SocialProofSection> = {
  panel: socialProofPanel,
  rewritable: { own: [], items: itemDescriptions },
  templates: socialProofTemplates,
}
