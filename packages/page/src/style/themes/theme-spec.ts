import type { PageTheme } from '../../document/page-plan.ts'
import type { BrandColours } from '../../document/brand-colours.ts'
import type { FontFamily } from '../../document/font-families.ts'
import type { PaperTones } from '../surface-colours.ts'

/**
 * A page style: what its pages look like before a brand replaces colours and fonts. What
 * differs in shape stands in its stylesheet (`theme-css.ts`), over the same markup.
 */
export type ThemeSpec = {
  key: PageTheme
  name: string
  colours: BrandColours
  /** Whether the page lies on its light or its dark ground. */
  ground: 'light' | 'dark'
  paper: PaperTones
  /** Lightness of the dark ground, 0 to 1. */
  depth: number
  fonts: ThemeFonts
  hero: ThemeHero
  /** What the form's section stands on, and the card of its fields. */
  form: { ground: 'light' | 'dark' | null; card: 'light' | 'dark' }
  /** Masks that its rules wear, by the names of their custom properties. */
  drawings: { mark: string; tick: string } & Readonly<Record<string, string>>
}

export type ThemeHero = {
  /** 'sky' takes the colours above the picture; null is the ground of the page. */
  ground: 'sky' | 'dark' | null
  /** What scenes are composed for, in CSS pixels. */
  picture: { width: number; height: number }
  /** Whether a header may lie over it rather than above it. */
  carriesHeader: boolean
}

export type ThemeFonts = {
  heading: FontFamily
  body: FontFamily
  headingWeight: 500 | 600 | 700 | 800
  /** CSS letter-spacing of headings. */
  headingSpacing: string
}
