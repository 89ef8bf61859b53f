import featuresCss from '../features/features.css?inline'
import { iconMasks } from '../features/icon-masks.ts'
import heroCss from '../hero/hero.css?inline'
import thankYouCss from './thank-you.css?inline'
import { thankYouPanel } from './thank-you-fields.ts'
import type { ThankYouSection } from './thank-you-model.ts'
import { ThankYouView } from './thank-you-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const thankYouKind: SectionKind<ThankYouSection> = {
  View: ThankYouView,
  css: heroCss + iconMasks + featuresCss + thankYouCss,
  panel: thankYouPanel,
  rewritable: { own: [], items: itemTexts },
  templates: [],
}
