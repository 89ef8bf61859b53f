import type { Oklch } from '../colour/oklch.ts'
import type { Scene } from '../scene-schema.ts'

/** What the hour does to sky and land. */
export type Daylight = {
  /** The sky from its top to the horizon. */
  top: Oklch
  middle: Oklch
  low: Oklch
  glow: Oklch
  /** Sun or moon, and what it shines on. */
  sun: Oklch
  /** What far things dissolve in. */
  haze: Oklch
  /** What lies in the shade. */
  shade: Oklch
  /** Share of its own lightness that a thing keeps in the shade, and what light adds to it. */
  ambient: number
  lift: number
  /** Share of its own colour that a thing keeps. */
  chroma: number
  /** How much of a thing's colour the shade and the sun replace. */
  cast: number
  warmth: number
}

const ok = (l: number, c: number, h: number): Oklch => ({ l, c, h })

export const daylights: Record<Scene['time'], Daylight> = {
  dawn: {
    top: ok(0.6, 0.085, 262),
    middle: ok(0.78, 0.07, 335),
    low: ok(0.88, 0.08, 50),
    glow: ok(0.94, 0.085, 80),
    sun: ok(0.985, 0.05, 90),
    haze: ok(0.83, 0.055, 345),
    shade: ok(0.42, 0.08, 290),
    ambient: 0.8,
    lift: 0.24,
    chroma: 0.92,
    cast: 0.3,
    warmth: 0.42,
  },
  day: {
    top: ok(0.64, 0.125, 243),
    middle: ok(0.78, 0.085, 232),
    low: ok(0.9, 0.045, 220),
    glow: ok(0.96, 0.03, 100),
    sun: ok(0.99, 0.04, 98),
    haze: ok(0.885, 0.04, 228),
    shade: ok(0.42, 0.075, 255),
    ambient: 0.88,
    lift: 0.24,
    chroma: 1.08,
    cast: 0.12,
    warmth: 0.24,
  },
  dusk: {
    top: ok(0.27, 0.085, 278),
    middle: ok(0.43, 0.12, 328),
    low: ok(0.68, 0.15, 38),
    glow: ok(0.85, 0.135, 74),
    sun: ok(0.94, 0.09, 86),
    haze: ok(0.63, 0.115, 2),
    shade: ok(0.25, 0.075, 300),
    ambient: 0.6,
    lift: 0.36,
    chroma: 0.85,
    cast: 0.34,
    warmth: 0.55,
  },
  night: {
    top: ok(0.2, 0.06, 270),
    middle: ok(0.3, 0.08, 264),
    low: ok(0.42, 0.085, 252),
    glow: ok(0.56, 0.08, 238),
    sun: ok(0.96, 0.035, 95),
    haze: ok(0.45, 0.08, 252),
    shade: ok(0.18, 0.06, 262),
    ambient: 0.48,
    lift: 0.24,
    chroma: 0.6,
    cast: 0.42,
    warmth: 0.2,
  },
}

/** The same hour under another sky: paler, darker, or with all far things gone. */
export function weathered(
  day: Daylight,
  { weather, time }: Pick<Scene, 'weather' | 'time'>,
): Daylight {
  const isLow = weather === 'rain' || weather === 'snowfall'
  const fade = { clear: 1, clouds: 0.88, mist: 0.72, rain: 0.5, snowfall: 0.5 }[weather]
  const dim = { clear: 0, clouds: 0, mist: 0, rain: -0.07, snowfall: time === 'day' ? 0.02 : 0 }[
    weather
  ]
  const pale = (colour: Oklch, share = 1): Oklch => ({
    l: colour.l + dim * share,
    c: colour.c * fade,
    h: colour.h,
  })
  return {
    ...day,
    top: pale(day.top),
    middle: pale(day.middle),
    low: pale(day.low),
    glow: pale(day.glow, isLow ? 1.4 : 1),
    haze: pale(day.haze),
    chroma: day.chroma * (0.55 + 0.45 * fade),
    warmth: day.warmth * fade,
  }
}
