import { isColourless } from '../colour/hue.ts'
import { hexToOklch, type Oklch } from '../colour/oklch.ts'
import type { Daylight } from './daylight.ts'

/** The two brand colours, '#rrggbb' each. */
export type SceneColours = { primary: string; secondary: string }

/** The hour, tinted by the brand as far as a sky can be believed: cool colours above, warm below. */
export function brandedLight(day: Daylight, colours: SceneColours): Daylight {
  const tints = tintsOf(colours)
  const cool = tints.find(({ h }) => h >= 145 && h <= 325)
  const warm = tints.find(({ h }) => h < 112 || h > 335)
  const above = (colour: Oklch, reach: number): Oklch =>
    cool === undefined ? colour : { ...colour, h: turned(colour.h, cool.h, reach) }
  const below = (colour: Oklch, reach: number): Oklch =>
    warm === undefined ? colour : { ...colour, h: turned(colour.h, warm.h, reach) }
  return {
    ...day,
    top: above(day.top, 24),
    middle: day.middle.h > 200 && day.middle.h < 300 ? above(day.middle, 18) : day.middle,
    shade: above(day.shade, 26),
    low: below(day.low, day.low.c > 0.06 ? 16 : 0),
    glow: below(day.glow, 18),
    haze: below(day.haze, day.haze.h < 100 ? 12 : 0),
  }
}

/** What people wear, paddle and sleep in: the livelier brand colour, then the other. */
export function accentsOf(colours: SceneColours): [Oklch, Oklch] {
  const [first, second] = tintsOf(colours).toSorted(
    (one, other) => liveliness(other) - liveliness(one),
  )
  const lantern: Oklch = { l: 0.74, c: 0.16, h: 62 }
  const accent = first === undefined ? lantern : lively(first)
  const partner = second === undefined ? { l: 0.88, c: 0.06, h: 90 } : lively(second)
  return [accent, Math.abs(partner.h - accent.h) < 18 ? { ...partner, l: 0.86, c: 0.07 } : partner]
}

function tintsOf({ primary, secondary }: SceneColours): Oklch[] {
  return [primary, secondary].map(hexToOklch).filter((colour) => !isColourless(colour))
}

/** Colours that land and water seldom have are seen first. */
function liveliness({ c, h }: Oklch): number {
  const isOfTheLand = h > 110 && h < 265
  return Math.min(c, 0.2) + (isOfTheLand ? 0 : 0.16)
}

function lively({ l, c, h }: Oklch): Oklch {
  return { l: Math.min(0.8, Math.max(0.58, l)), c: Math.min(0.19, Math.max(0.12, c)), h }
}

/** `hue` turned towards `goal` the short way round, by `reach` degrees at most. */
function turned(hue: number, goal: number, reach: number): number {
  const way = ((goal - hue + 540) % 360) - 180
  return (hue + Math.sign(way) * Math.min(reach, Math.abs(way) * 0.7) + 360) % 360
}
