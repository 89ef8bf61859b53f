import type { PageStyle } from '../document/page-document.ts'
import { hasOutlinedButtons } from '../document/page-look.ts'
import type { PageTheme } from '../document/page-plan.ts'
import type { BrandColours } from '../document/brand-colours.ts'
import { contrastRatio, edgeContrast, leastContrast, textContrast } from './contrast.ts'
import { themes } from './themes/index.ts'
import type { FontFamily } from '../document/font-families.ts'
import { pagePalette } from './page-palette.ts'

/** What a page of this theme looks like before a brand replaces anything. */
export function themeLook(theme: PageTheme): {
  name: string
  colours: BrandColours
  font: FontFamily
} {
  const { name, colours, fonts } = themes[theme]
  return { name, colours, font: fonts.heading }
}

/** One colour of a page on what it stands on; ratios are WCAG's, rounded down to one decimal. */
export type ContrastCheck = {
  part: 'button-text' | 'button' | 'accent' | 'text'
  colour: string
  ground: string
  ratio: number
  /** What WCAG 2.2 asks of such a part. */
  least: number
  /** The brand's colour that would have been too faint here, and what it would have reached. */
  replaced: { colour: string; ratio: number } | null
}

/** How the brand's colours read on the page's ordinary ground, as the page really draws them. */
export function checkContrast(style: PageStyle): ContrastCheck[] {
  const theme = themes[style.theme]
  const { primary } = style.palette ?? theme.colours
  const palette = pagePalette(theme, style.palette)
  const surface = theme.ground === 'dark' ? palette.dark : palette.light
  const { paper, accent, ink } = surface
  const papers = [paper, surface.card, surface.shade]
  const check = (part: ContrastCheck['part'], colour: string, grounds: string[], least: number) => {
    const [ground = paper] = grounds
    const ratio = roundDown(leastContrast(colour, grounds))
    return { part, colour, ground, ratio, least, replaced: null }
  }
  const buttons = hasOutlinedButtons(style)
    ? { text: ink, grounds: papers, edge: surface.buttonEdge }
    : { text: surface.buttonText, grounds: [surface.button], edge: surface.button }
  return [
    check('button-text', buttons.text, buttons.grounds, textContrast),
    {
      ...check('button', buttons.edge, [paper], edgeContrast),
      replaced: instead(primary, buttons.edge, paper),
    },
    { ...check('accent', accent, papers, textContrast), replaced: instead(primary, accent, paper) },
    check('text', ink, papers, textContrast),
  ]
}

function instead(wanted: string, used: string, ground: string): ContrastCheck['replaced'] {
  return wanted.toLowerCase() === used.toLowerCase()
    ? null
    : { colour: wanted, ratio: roundDown(contrastRatio(wanted, ground)) }
}

/** 4.49 does not pass for 4.5. */
function roundDown(ratio: number): number {
  return Math.floor(ratio * 10) / 10
}
