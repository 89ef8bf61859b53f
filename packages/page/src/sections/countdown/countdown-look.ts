import type { SectionLook } from '../section-kind.ts'
import type { CountdownSection } from './countdown-model.ts'
import { CountdownView } from './countdown-view.tsx'
import countdownCss from './countdown.css?inline'

export const countdownLook: SectionLook<CountdownSection> = {
  View: CountdownView,
  css: countdownCss,
}
