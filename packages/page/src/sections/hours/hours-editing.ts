import type { SectionEditing } from '../section-kind.ts'
import { hoursPanel } from './hours-fields.ts'
import type { HoursSection } from './hours-model.ts'
import { hoursTemplates } from './hours-templates.ts'

export const hoursEditing: SectionEditing<HoursSection> = {
  panel: hoursPanel,
  // Not rewritable, because rewording could change the facts.
  rewritable: { own: [], items: [] },
  templates: hoursTemplates,
}
