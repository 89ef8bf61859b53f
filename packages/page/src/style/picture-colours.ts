import { hexToOklch, type Oklch, oklchToHex } from '@wildpath/illustrator/colour'

import type { BrandColours } from '../document/brand-colours.ts'
import type { PageTheme } from '../document/page-plan.ts'
import { checkContrast } from './brand-check.ts'
import { contrastRatio, edgeContrast } from './contrast.ts'

/** Greys, and what is nearly black or white, say nothing of a brand. */
const faintest = 0.045
const darkest = 0.12
const lightest = 0.97
/** Degrees of hue that count as one colour. */
const hueStep = 15
/** Degrees between two colours that are told apart at a glance. */
const telling = 45
/** Of the first colour's weight: less is an accident of the picture. */
const worthShare = 0.04

type Picture = {
  /** Red, green, blue and alpha from 0 to 255, pixel after pixel. */
  pixels: ArrayLike<number>
  /** What the colours are to be read on. */
  theme: PageTheme
}

/**
 * Two colours of a picture for a page of a theme, each moved lighter or darker until it can be read there; null
 * of a picture without colours. The same picture gives the same colours.
 */
export function pictureColours({ pixels, theme }: Picture): BrandColours | null {
  const groups = groupsOf(pixels)
  const [first] = groups
  if (first === undefined) return null
  const second = groups.find(
    ({ colour, weight }) =>
      hueDistance(colour.h, first.colour.h) >= telling && weight >= first.weight * worthShare,
  )
  const primary = legible(first.colour, (hex) => isPrimaryLegible(hex, theme))
  const paper = checkContrast({ theme }).find(({ part }) => part === 'button')?.ground ?? '#ffffff'
  const secondary = legible(
    second?.colour ?? shadeOf(first.colour),
    (hex) => hex !== primary && contrastRatio(hex, paper) >= edgeContrast,
  )
  return { primary, secondary }
}

type Group = { colour: Oklch; weight: number }

/** Colours by their hue, the strongest first: much of a lively colour before more of a dull one. */
function groupsOf(pixels: ArrayLike<number>): Group[] {
  const sums = new Map<number, { weight: number; l: number; c: number; x: number; y: number }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const { l, c, h } = hexToOklch(hexAt(pixels, at))
    if (c < faintest || l < darkest || l > lightest) continue
    const bin = Math.floor(h / hueStep)
    const sum = sums.get(bin) ?? { weight: 0, l: 0, c: 0, x: 0, y: 0 }
    const angle = (h * Math.PI) / 180
    sums.set(bin, {
      weight: sum.weight + c,
      l: sum.l + l * c,
      c: sum.c + c * c,
      x: sum.x + Math.cos(angle) * c,
      y: sum.y + Math.sin(angle) * c,
    })
  }
  return [...sums.values()]
    .map(({ weight, l, c, x, y }) => ({
      weight,
      colour: {
        l: l / weight,
        c: c / weight,
        h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
      },
    }))
    .toSorted((one, other) => other.weight - one.weight)
}

function hexAt(pixels: ArrayLike<number>, at: number): string {
  const digits = [0, 1, 2].map((offset) => (pixels[at + offset] ?? 0).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}

function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360
  return Math.min(distance, 360 - distance)
}

/** A picture of one colour gives its lighter or darker shade as the second one. */
function shadeOf({ l, c, h }: Oklch): Oklch {
  return { l: l > 0.5 ? l - 0.2 : l + 0.2, c: c * 0.7, h }
}

/** The colour itself where it suits, else the nearest lightness that does. */
function legible(colour: Oklch, suits: (hex: string) => boolean): string {
  for (let away = 0; away <= 0.9; away += 0.02) {
    for (const l of [colour.l - away, colour.l + away]) {
      const hex = oklchToHex({ ...colour, l: Math.min(1, Math.max(0, l)) })
      if (suits(hex)) return hex
    }
  }
  return oklchToHex(colour)
}

/** Buttons and links can be read in the colour itself, also where a theme takes another shade of it. */
function isPrimaryLegible(primary: string, theme: PageTheme): boolean {
  return checkContrast({ theme, palette: { primary, secondary: primary } }).every(
    ({ ratio, least, replaced }) => ratio >= least && (replaced?.ratio ?? ratio) >= least,
  )
}
