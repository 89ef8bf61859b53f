import type { Canvas } from './ink/canvas.ts'
import type { Random } from './random.ts'
import type { SceneLight } from './light/scene-light.ts'
import type { Habitat } from './subjects/subject-pen.ts'
import type { Cast, Vista } from './cast/cast.ts'
import type { Troupe } from './cast/troupe.ts'
import type { Scene } from './scene-schema.ts'

/** Where and how large a subject may be: `size` is the width of a boat, twice the height of a person. */
export type Spot = {
  x: number
  y: number
  size: number
  /** The side that a subject has to face here; absent, it faces the light. */
  faces?: 'left' | 'right'
  /** Where the ground ends; absent, it is as wide as the picture. Only companies are so wide that it matters. */
  ends?: { left: number; right: number }
}

/** The kinds of place that a picture offers to its subject. */
export type Spots = { ground: Spot; water?: Spot; air?: Spot; deep?: Spot; wall?: Spot }

/** The picture's own units: every picture has the same area, so a tree has the same size in all. */
export type Frame = {
  width: number
  height: number
  /** Where land and sky meet, unless a kind of scene has reasons of its own. */
  horizon: number
  /** Where the subject is: on a third in wide pictures, nearer to the middle in narrow ones. */
  focusX: number
  /** Width of a boat in the place of honour. */
  size: number
  /** How much of its height a mountain or a tall tree keeps: narrow pictures would make needles of them. */
  rise: number
  /** Share of the detail that fits the size in which the picture will be shown. */
  detail: number
}

export type Sun = { x: number; y: number; radius: number }

/** All that a part of the picture needs to be drawn. */
export type Stage = {
  scene: Scene
  frame: Frame
  random: Random
  canvas: Canvas
  light: SceneLight
  sun: Sun
  /** Where the subject lives, so that a picture of water has a shore for who walks. */
  habitat: Habitat | null
  /** Whom and how many a picture was asked for; null draws the subject as on pages. */
  troupe: Troupe | null
  /** Shot of an ad picture; empty for pages. */
  shot: Pick<Cast, 'land' | 'isWild' | 'view' | 'vista'>
}

const frameArea = 810_000

type FrameWish = {
  width: number
  height: number
  random: Random
  side?: Cast['side']
  vista?: Vista | undefined
}

/** Horizon by vista as a fraction of the height. A high horizon shows the land from above. */
const horizons: Record<Vista, number> = {
  range: 0.56,
  heights: 0.42,
  woods: 0.52,
  peak: 0.6,
  walls: 0.54,
  hills: 0.64,
}

export function layFrame({ width, height, random, side, vista }: FrameWish): Frame {
  const ratio = width / height
  const w = Math.round(Math.sqrt(frameArea * ratio))
  const h = Math.round(frameArea / w)
  const isLeftByChance = random() < 0.5 && ratio < 2
  const isLeft = side === undefined ? isLeftByChance : side === 'left'
  const third = ratio > 1.5 ? 0.16 : ratio > 0.8 ? 0.1 : 0.05
  return {
    width: w,
    height: h,
    horizon: Math.round(h * (vista === undefined ? (ratio > 0.8 ? 0.56 : 0.53) : horizons[vista])),
    focusX: Math.round(w * (0.5 + (isLeft ? -third : third) + (random() - 0.5) * 0.03)),
    size: Math.min(w * (ratio > 0.8 ? 0.36 : 0.44), h * 0.44),
    rise: Math.min(1, 0.5 + 0.32 * ratio),
    detail: width * height >= 420_000 ? 1 : 0.5,
  }
}

/** The sun stands beside the subject, towards the middle of the picture or beyond it. */
export function placeSun({ scene, frame, random }: Pick<Stage, 'scene' | 'frame' | 'random'>): Sun {
  const side = frame.focusX > frame.width / 2 ? -1 : 1
  const away = (random() < 0.62 ? side : -side * 0.6) * frame.width * (0.1 + random() * 0.24)
  const height = { dawn: 0.72, day: 0.4, dusk: 0.76, night: 0.42 }[scene.time]
  return {
    x: frame.focusX + away,
    y: frame.horizon * (height + (random() - 0.5) * 0.22),
    radius: { dawn: 40, day: 34, dusk: 54, night: 28 }[scene.time],
  }
}

/** What a kind of scene gives back once all behind the subject is drawn. */
export type Setting = {
  spots: Spots
  /** Draws what stands before the subject and frames the picture. */
  front?: () => void
  /** Colours behind a headline, where they are not the sky's. */
  backdrop?: { top: string; low: string }
}
