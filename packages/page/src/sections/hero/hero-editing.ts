import { heroPanel } from './hero-fields.ts'
import type { HeroSection } from './hero-model.ts'
import { heroTemplates } from './hero-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const heroEditing: SectionEditing<HeroSection> = {
  panel: heroPanel,
  rewritable: { own: [['eyebrow', 'title', 'Line above the title']], items: itemTexts },
  templates: heroTemplates,
}
