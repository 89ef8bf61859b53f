import { featuresPanel } from './features-fields.ts'
import type { FeaturesSection } from './features-model.ts'
import { featuresTemplates } from './features-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const featuresEditing: SectionEditing<FeaturesSection> = {
  panel: featuresPanel,
  rewritable: { own: [], items: itemTexts },
  templates: featuresTemplates,
}
