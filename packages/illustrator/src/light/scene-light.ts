import { mixHex, oklchToHex, type Oklch } from '../colour/oklch.ts'
import type { Scene } from '../scene-schema.ts'
import { accentsOf, brandedLight, type SceneColours } from './brand-light.ts'
import { daylights, weathered } from './daylight.ts'
import { localColours, type Material } from './local-colours.ts'

/** All colours of a picture: nothing in it has a colour that did not pass through here. */
export type SceneLight = {
  sky: { top: string; middle: string; low: string; glow: string }
  sun: string
  haze: string
  /** The darkest tone, of what stands nearest. */
  ink: string
  lamp: string
  /**
   * A material at a distance (0 near, 1 dissolved) and in the light (0 shade, 1 full sun).
   */
  tone: (material: Material, depth: number, lit?: number) => string
  /** Any colour as it would look here. */
  paint: (colour: Oklch, depth: number, lit?: number) => string
  accent: Oklch
  partner: Oklch
  isDark: boolean
}

export function sceneLight(scene: Scene, colours: SceneColours): SceneLight {
  const day = weathered(brandedLight(daylights[scene.time], colours), scene)
  const materials = localColours(scene.season)
  const [accent, partner] = accentsOf(colours)
  const [haze, sun, shade] = [day.haze, day.sun, day.shade].map(oklchToHex) as [
    string,
    string,
    string,
  ]
  const thickness = { clear: 0.8, clouds: 0.82, mist: 0.95, rain: 0.92, snowfall: 0.94 }[
    scene.weather
  ]

  function paint(colour: Oklch, depth: number, lit = 0): string {
    const near = (1 - depth) ** 1.6
    const lightness = colour.l * (day.ambient + day.lift * lit) * (1 - 0.32 * near * (1 - lit))
    const own = oklchToHex({ l: lightness, c: colour.c * day.chroma, h: colour.h })
    const shaded = mixHex(own, shade, day.cast * (1 - lit))
    const warmed = mixHex(shaded, sun, day.warmth * lit * 0.75)
    return mixHex(warmed, haze, Math.min(0.93, thickness * depth ** 0.9))
  }

  return {
    sky: {
      top: oklchToHex(day.top),
      middle: oklchToHex(day.middle),
      low: oklchToHex(day.low),
      glow: oklchToHex(day.glow),
    },
    sun,
    haze,
    ink: mixHex(shade, paint(materials.conifer, 0), 0.3),
    lamp: oklchToHex({ l: 0.88, c: 0.13, h: 82 }),
    tone: (material, depth, lit) => paint(materials[material], depth, lit),
    paint,
    accent,
    partner,
    isDark: scene.time === 'night' || scene.time === 'dusk',
  }
}
