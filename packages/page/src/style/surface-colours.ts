import {
  hexToOklch,
  isColourless,
  isWarm,
  type Oklch,
  oklchToHex,
} from '@wildpath/illustrator/colour'

import type { BrandColours } from '../document/brand-colours.ts'
import { blackOrWhiteOn, edgeContrast, leastContrast } from './contrast.ts'
import { readable } from './legible.ts'
import { scrimOver } from './scrim.ts'

/** The colours of one ground and of all that stands on it, '#rrggbb' each. */
export type Surface = {
  /** The ground itself, what lies on it, and a quieter ground beside it. */
  paper: string
  card: string
  shade: string
  /** Decorative lines; `edge` is the visible border of a control. */
  line: string
  edge: string
  ink: string
  quiet: string
  accent: string
  danger: string
  dangerGround: string
  button: string
  buttonText: string
  buttonEdge: string
  second: string
  secondText: string
  /** '#rrggbbaa': the ground as a veil over a picture, on which all text of this surface reads. */
  scrim: string
}

/** A fill this near to paper looks like no button at all; a yellow one still does. */
const visibleFill = 1.4

/** `paper`, `card` and `shade` by day; the theme says how warm they are. */
export type PaperTones = { paper: string; card: string; shade: string; line: string }

/** Light ground: paper, tinted ink, the owner's colour for what to press. */
export function lightSurface(brand: BrandColours, hue: Oklch, tones: PaperTones): Surface {
  const papers = [tones.paper, tones.card, tones.shade]
  return {
    ...tones,
    ...voices(brand, hue, papers, { ink: 0.26, quiet: 0.46, accent: 0.5, danger: 0.48 }),
    dangerGround: '#fdeeea',
    danger: readable({ l: 0.48, c: 0.17, h: 27 }, [...papers, '#fdeeea']),
  }
}

/** Dark ground in the hue of the sky: text is light, buttons keep the owner's colour where it shows. */
export function darkSurface(brand: BrandColours, hue: Oklch, depth: number): Surface {
  // Dark reds are loud where dark greens and blues are calm.
  const most = isWarm(hue) ? 0.04 : 0.07
  return deepSurface(brand, { l: depth, c: Math.min(hue.c, most), h: hue.h })
}

/** A dark ground of this very colour, and lighter tones of it for what lies on it. */
export function deepSurface(brand: BrandColours, ground: Oklch): Surface {
  const tone = (lift: number) => oklchToHex({ ...ground, l: ground.l + lift })
  const tones = { paper: tone(0), card: tone(0.05), shade: tone(0.025), line: tone(0.1) }
  const papers = [tones.paper, tones.card, tones.shade]
  const dangerGround = '#3b1210'
  return {
    ...tones,
    ...voices(brand, ground, papers, { ink: 0.98, quiet: 0.88, accent: 0.82, danger: 0.8 }),
    dangerGround,
    danger: readable({ l: 0.82, c: 0.1, h: 27 }, [...papers, dangerGround]),
  }
}

type Lightness = { ink: number; quiet: number; accent: number; danger: number }

function voices(brand: BrandColours, hue: Oklch, papers: string[], l: Lightness) {
  const { primary, secondary } = brand
  const own = isColourless(hexToOklch(primary)) ? hue : hexToOklch(primary)
  const isLight = l.ink < 0.5
  const ink = readable({ l: l.ink, c: Math.min(hue.c, isLight ? 0.045 : 0.012), h: hue.h }, papers)
  const quiet = readable({ l: l.quiet, c: Math.min(hue.c, 0.03), h: hue.h }, papers)
  const button = (isLight ? null : brightest(papers, brand)) ?? visibleOn(papers, brand) ?? ink
  const second = visibleOn(papers, { primary: secondary, secondary }) ?? ink
  return {
    ink,
    quiet,
    accent: readable(
      { l: isLight ? Math.min(own.l, l.accent) : l.accent, c: Math.min(own.c, 0.17), h: own.h },
      papers,
    ),
    edge: readable({ l: 0.6, c: 0.02, h: hue.h }, papers, edgeContrast),
    button,
    buttonText: blackOrWhiteOn(button),
    buttonEdge: readable(hexToOklch(button), papers, edgeContrast),
    second,
    secondText: blackOrWhiteOn(second),
    scrim: scrimOver(papers[0] ?? '#ffffff', [ink, quiet]),
  }
}

/** In the dark a button has to glow: the first brand colour that is seen at a glance. */
function brightest(papers: readonly string[], { primary, secondary }: BrandColours) {
  return [primary, secondary].find((fill) => leastContrast(fill, papers) >= edgeContrast)
}

function visibleOn(papers: readonly string[], { primary, secondary }: BrandColours) {
  return [primary, secondary].find((fill) => leastContrast(fill, papers) >= visibleFill)
}
