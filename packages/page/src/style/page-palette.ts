import { validBrandColours, type BrandColours } from './brand-colours.ts'
import { brandRoles } from './brand-roles.ts'
import { blackOrWhiteOn, contrastRatio, edgeContrast } from './contrast.ts'
import { isColourless } from './hue.ts'
import { readable, standsOut } from './legible.ts'
import { hexToOklch, oklchToHex, type Oklch } from './oklch.ts'
import { skyColours } from './sky-colours.ts'

/** Every colour of a page, '#rrggbb', derived from the owner's two. */
export type PagePalette = ReturnType<typeof pagePalette>

/**
 * Text of the result reaches 4.5:1 on every ground it stands on, edges of controls and fills of
 * buttons 3:1, whatever the two colours are.
 */
export function pagePalette(colours: BrandColours) {
  // These values are written into a style element: nothing but a colour may pass.
  const brand = validBrandColours(colours)
  const roles = brandRoles(brand)
  return {
    ...paperColours(roles.sky, brand),
    ...deepColours(roles.sky),
    ...skyColours(roles),
  }
}

/** A fill this near to paper looks like no button at all; a yellow one still does. */
const visibleFill = 1.4

/** The reading part of the page: warm paper, tinted ink, the owner's colour for what to press. */
function paperColours(hue: Oklch, { primary, secondary }: BrandColours) {
  const brand = hexToOklch(primary)
  const own = isColourless(brand) ? hue : brand
  const grounds = { paper: '#faf7f1', card: '#fffefa', shade: '#f1ece1' }
  const papers = Object.values(grounds)
  const ink = readable({ l: 0.26, c: Math.min(hue.c, 0.045), h: hue.h }, papers)
  const button =
    [primary, secondary].find((fill) => contrastRatio(fill, grounds.card) >= visibleFill) ?? ink
  return {
    ...grounds,
    line: '#ded6c6',
    ink,
    quiet: readable({ l: 0.46, c: Math.min(hue.c, 0.03), h: hue.h }, papers),
    accent: readable({ l: Math.min(own.l, 0.5), c: Math.min(own.c, 0.17), h: own.h }, papers),
    edge: readable({ l: 0.6, c: 0.02, h: hue.h }, papers, edgeContrast),
    danger: readable({ l: 0.48, c: 0.17, h: 27 }, [...papers, '#fdeeea']),
    dangerGround: '#fdeeea',
    button,
    buttonText: blackOrWhiteOn(button),
    buttonEdge: readable(hexToOklch(button), papers, edgeContrast),
  }
}

/** The dark part at the end of the page, where the form stands. */
function deepColours(hue: Oklch) {
  const tone = (l: number) => oklchToHex({ l, c: Math.min(hue.c, 0.085), h: hue.h })
  const [deep, deepLine] = [tone(0.25), tone(0.34)]
  const grounds = [deep, deepLine]
  return {
    deep,
    deepLine,
    deepText: readable({ l: 0.98, c: 0.012, h: hue.h }, grounds),
    deepQuiet: readable({ l: 0.86, c: Math.min(hue.c, 0.035), h: hue.h }, grounds),
    deepEdge: standsOut([tone(0.6), tone(0.7)], grounds),
  }
}
