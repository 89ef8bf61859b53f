import portraitCss from '../portrait.css?inline'
import gridCss from '../grid.css?inline'
import teamCss from './team.css?inline'
import { teamPanel } from './team-fields.ts'
import type { TeamSection } from './team-model.ts'
import { teamTemplates } from './team-templates.ts'
import { TeamView } from './team-view.tsx'
import { itemDescriptions } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const teamKind: SectionKind<TeamSection> = {
  View: TeamView,
  css: gridCss + portraitCss + teamCss,
  panel: teamPanel,
  rewritable: { own: [], items: itemDescriptions },
  templates: teamTemplates,
}
