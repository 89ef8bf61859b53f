import heroCss from './hero.css?inline'
import type { HeroSection } from './hero-model.ts'
import { HeroView } from './hero-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const heroLook: SectionLook<HeroSection> = {
  View: HeroView,
  css: heroCss,
}
