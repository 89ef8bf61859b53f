import { thankYouPanel } from './thank-you-fields.ts'
import type { ThankYouSection } from './thank-you-model.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const thankYouEditing: SectionEditing<ThankYouSection> = {
  panel: thankYouPanel,
  rewritable: { own: [], items: itemTexts },
  templates: [],
}
