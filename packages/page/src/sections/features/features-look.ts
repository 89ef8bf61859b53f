import { iconMasks } from './icon-masks.ts'
import featuresCss from './features.css?inline'
import type { FeaturesSection } from './features-model.ts'
import { FeaturesView } from './features-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const featuresLook: SectionLook<FeaturesSection> = {
  View: FeaturesView,
  css: iconMasks + featuresCss,
}
