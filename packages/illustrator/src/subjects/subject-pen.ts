import { mixHex, oklchToHex } from '../colour/oklch.ts'
import type { Canvas } from '../ink/canvas.ts'
import { type Point } from '../ink/path.ts'
import type { Random } from '../random.ts'
import type { SceneLight } from '../light/scene-light.ts'

/** The few colours of a subject: dark enough to stand before the land, its accents the brand's. */
export type Tones = {
  dark: string
  mid: string
  rim: string
  accent: string
  accentLit: string
  accentShade: string
  partner: string
  partnerLit: string
  skin: string
  white: string
  lamp: string
  /** Fur, hide and wood. */
  coat: string
  coatLit: string
  hide: string
  hideLit: string
  water: string
  waterLit: string
  isDark: boolean
}

/** Draws a subject in its own units: 100 are the width of a boat, 40 a person; 0 0 is where it stands. */
export type SubjectPen = {
  tones: Tones
  random: Random
  shape: (d: string, colour: string, opacity?: number) => void
  line: (d: string, colour: string, width: number, opacity?: number) => void
  disc: (x: number, y: number, radius: number, colour: string, opacity?: number) => void
  /** A round-ended limb from point to point, its sunny side lighter when `lit` is given. */
  limb: (points: readonly Point[], width: number, colour: string, lit?: string) => void
  /** Everything that `draw` draws, smaller and elsewhere. */
  group: (at: { x: number; y: number; scale: number }, draw: () => void) => void
  /** Light that shines out of something. */
  shine: (x: number, y: number, radius: number, colour: string, strength?: number) => void
}

/** How much room a drawing takes, in its own units. */
export type Box = { left: number; right: number; top: number; bottom: number }

export type Habitat = 'ground' | 'water' | 'air' | 'deep' | 'wall'

export type SubjectArt = {
  habitat: Habitat
  box: Box
  /** Drawn so much larger or smaller than a boat or a person of the picture. */
  scale?: number
  draw: (pen: SubjectPen) => void
}

export function subjectTones(light: SceneLight): Tones {
  const paint = (lit: number, l = 0) =>
    light.paint({ ...light.accent, l: light.accent.l + l }, 0.02, lit)
  const base = light.isDark ? 0.62 : 0.5
  const dark = mixHex(light.ink, '#10151c', 0.35)
  return {
    dark,
    mid: mixHex(dark, light.haze, 0.28),
    rim: mixHex(dark, light.sun, light.isDark ? 0.62 : 0.55),
    accent: paint(base),
    accentLit: paint(1, 0.1),
    accentShade: paint(base * 0.3, -0.16),
    partner: light.paint(light.partner, 0.02, base),
    partnerLit: light.paint({ ...light.partner, l: light.partner.l + 0.08 }, 0.02, 1),
    skin: light.paint({ l: 0.66, c: 0.075, h: 55 }, 0.02, base),
    white: mixHex(
      oklchToHex({ l: 0.97, c: 0.01, h: 90 }),
      light.sky.middle,
      light.isDark ? 0.22 : 0.04,
    ),
    lamp: light.lamp,
    coat: light.paint({ l: 0.5, c: 0.075, h: 50 }, 0.02, 0.25),
    coatLit: light.paint({ l: 0.62, c: 0.09, h: 58 }, 0.02, 0.95),
    hide: light.paint({ l: 0.52, c: 0.02, h: 40 }, 0.02, 0.25),
    hideLit: light.paint({ l: 0.66, c: 0.03, h: 50 }, 0.02, 0.95),
    water: light.tone('sea', 0.05, 0.3),
    waterLit: light.tone('lagoon', 0.08, 1),
    isDark: light.isDark,
  }
}

export function createSubjectPen(canvas: Canvas, tones: Tones, random: Random): SubjectPen {
  return {
    tones,
    random,
    shape: (d, colour, opacity) => canvas.fill(tidy(d), colour, opacity),
    line: (d, colour, width, opacity) => canvas.stroke(tidy(d), colour, width, opacity),
    disc: canvas.circle,
    limb(points, width, colour, lit) {
      canvas.stroke(jointed(points, 0), colour, width)
      if (lit !== undefined) canvas.stroke(jointed(points, width * 0.24), lit, width * 0.42)
    },
    group: (at, draw) => canvas.place({ ...at, flip: false }, draw),
    shine(x, y, radius, colour, strength = 0.7) {
      const paint = canvas.glow(x, y, radius, [
        [0, colour, strength],
        [0.35, colour, strength * 0.38],
        [1, colour, 0],
      ])
      canvas.circle(x, y, radius, paint)
    },
  }
}

function jointed(points: readonly Point[], shift: number): string {
  const tenth = (value: number) => Math.round(value * 10) / 10
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tenth(x + shift)} ${tenth(y)}`)
    .join('')
}

/** One digit behind the point is as fine as a subject gets. */
function tidy(d: string): string {
  return d.replaceAll(/\d*\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
}
