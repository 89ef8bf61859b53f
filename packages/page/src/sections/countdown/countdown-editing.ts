import type { SectionEditing } from '../section-kind.ts'
import { countdownPanel } from './countdown-fields.ts'
import type { CountdownSection } from './countdown-model.ts'
import { countdownTemplates } from './countdown-templates.ts'

export const countdownEditing: SectionEditing<CountdownSection> = {
  panel: countdownPanel,
  rewritable: { own: [['afterText', 'lead', 'Text after the date']], items: [] },
  templates: countdownTemplates,
}
