import { teamPanel } from './team-fields.ts'
import type { TeamSection } from './team-model.ts'
import { teamTemplates } from './team-templates.ts'
import { itemDescriptions } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const teamEditing: SectionEditing<TeamSection> = {
  panel: teamPanel,
  rewritable: { own: [], items: itemDescriptions },
  templates: teamTemplates,
}
