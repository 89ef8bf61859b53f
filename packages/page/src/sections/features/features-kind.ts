import { iconMasks } from './icon-masks.ts'
import featuresCss from './features.css?inline'
import { featuresPanel } from './features-fields.ts'
import type { FeaturesSection } from './features-model.ts'
import { featuresTemplates } from './features-templates.ts'
import { FeaturesView } from './features-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const featuresKind: SectionKind<FeaturesSection> = {
  View: FeaturesView,
  css: iconMasks + featuresCss,
  panel: featuresPanel,
  rewritable: { own: [], items: itemTexts },
  templates: featuresTemplates,
}
