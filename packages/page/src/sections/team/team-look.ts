import portraitCss from '../portrait.css?inline'
import gridCss from '../grid.css?inline'
import teamCss from './team.css?inline'
import type { TeamSection } from './team-model.ts'
import { TeamView } from './team-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const teamLook: SectionLook<TeamSection> = {
  View: TeamView,
  css: gridCss + portraitCss + teamCss,
}
