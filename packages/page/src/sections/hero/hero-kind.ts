import heroCss from './hero.css?inline'
import { heroPanel } from './hero-fields.ts'
import type { HeroSection } from './hero-model.ts'
import { heroTemplates } from './hero-templates.ts'
import { HeroView } from './hero-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const heroKind: SectionKind<HeroSection> = {
  View: HeroView,
  css: heroCss,
  panel: heroPanel,
  rewritable: { own: [['eyebrow', 'title', 'Line above the title']], items: itemTexts },
  templates: heroTemplates,
}
