import type { SectionEditing } from '../section-kind.ts'
import { hoursPanel } from './hours-fields.ts'
import type { HoursSection } from './hours-model.ts'
import { hoursTemplates } from './hours-templates.ts'

export const hoursEditing: SectionEditing<HoursSection> = {
  panel: hoursPanel,
  // Hours are facts, which another wording could change.
  rewritable: { own: [], items: [] },
  templates: hoursTemplates,
}
