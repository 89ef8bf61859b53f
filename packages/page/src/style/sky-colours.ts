import type { BrandRoles } from './brand-roles.ts'
import { blackOrWhiteOn } from './contrast.ts'
import { isColourless, isCool, isWarm } from './hue.ts'
import { readable, standsOut } from './legible.ts'
import { mixHex, oklchToHex, type Oklch } from './oklch.ts'

/**
 * Sky and land of the first screen: dusk under most brand colours, early morning under very light
 * ones. The headline stands on the sky from `skyTop` to `skyLow`, never on the land.
 */
export function skyColours({ sky, light, buttons }: BrandRoles) {
  const isMorning = sky.l > 0.8
  const colours = isMorning ? morning(sky, light) : dusk(sky, light)
  const grounds = [colours.skyTop, colours.skyLow, colours.skyLine]
  const skyButton = standsOut(buttons, [colours.skyTop, colours.skyLow])
  return {
    ...colours,
    skyText: readable({ l: isMorning ? 0.25 : 0.985, c: 0.02, h: sky.h }, grounds),
    skyQuiet: readable({ l: isMorning ? 0.38 : 0.91, c: 0.03, h: sky.h }, grounds),
    skyButton,
    skyButtonText: blackOrWhiteOn(skyButton),
  }
}

function dusk(sky: Oklch, light: Oklch) {
  const depth = Math.min(1, Math.max(0, (sky.l - 0.15) / 0.35))
  const tone = (l: number, c: number) => oklchToHex({ l, c: Math.min(sky.c, c), h: sky.h })
  const skyLow = tone(0.29 + 0.1 * depth, 0.13)
  const horizon = lightOf(light, { l: 0.76, c: 0.115 })
  const sun = lightOf(light, { l: 0.94, c: 0.06 })
  const haze = hazeOf({ sky, light, between: mixHex(skyLow, horizon, 0.5) })
  return {
    skyTop: tone(0.19 + 0.05 * depth, 0.085),
    skyLow,
    skyLine: tone(0.33 + 0.1 * depth, 0.11),
    haze,
    horizon,
    sun,
    far: mixHex(skyLow, haze, 0.72),
    lit: mixHex(haze, horizon, 0.62),
    middle: mixHex(skyLow, horizon, 0.12),
    near: tone(0.27, 0.075),
    front: tone(0.18, 0.05),
    water: mixHex(horizon, sun, 0.45),
  }
}

function morning(sky: Oklch, light: Oklch) {
  const tone = (l: number, c: number) => oklchToHex({ l, c: Math.min(sky.c, c), h: sky.h })
  const horizon = lightOf(isWarm(light) ? light : { ...light, c: 0 }, { l: 0.87, c: 0.075 })
  return {
    skyTop: tone(0.89, 0.085),
    skyLow: tone(0.95, 0.045),
    skyLine: tone(0.865, 0.085),
    haze: mixHex(tone(0.95, 0.045), horizon, 0.5),
    horizon,
    sun: '#fffdf4',
    far: mixHex(tone(0.72, 0.06), horizon, 0.3),
    lit: mixHex('#ffffff', horizon, 0.3),
    middle: tone(0.6, 0.06),
    near: tone(0.45, 0.06),
    front: tone(0.31, 0.05),
    water: mixHex('#ffffff', horizon, 0.5),
  }
}

/** Between a blue evening and a warm horizon lies pink; their plain mixture would be khaki. */
function hazeOf({ sky, light, between }: { sky: Oklch; light: Oklch; between: string }): string {
  const isBlueSky = isCool(sky) && sky.h > 200
  return isBlueSky && isWarm(light) ? oklchToHex({ l: 0.57, c: 0.085, h: 8 }) : between
}

/** A colour as light; lamplight when it has no hue of its own. */
function lightOf(colour: Oklch, { l, c }: { l: number; c: number }): string {
  return oklchToHex({ l, c, h: isColourless(colour) ? 65 : colour.h })
}
