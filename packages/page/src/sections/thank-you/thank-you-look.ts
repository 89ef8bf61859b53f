import featuresCss from '../features/features.css?inline'
import { iconMasks } from '../features/icon-masks.ts'
import heroCss from '../hero/hero.css?inline'
import thankYouCss from './thank-you.css?inline'
import type { ThankYouSection } from './thank-you-model.ts'
import { ThankYouView } from './thank-you-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const thankYouLook: SectionLook<ThankYouSection> = {
  View: ThankYouView,
  css: heroCss + iconMasks + featuresCss + thankYouCss,
}
