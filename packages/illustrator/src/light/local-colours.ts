import type { Oklch } from '../colour/oklch.ts'
import type { Scene } from '../scene-schema.ts'

export type Material =
  | 'rock'
  | 'redrock'
  | 'paleRock'
  | 'snow'
  | 'ice'
  | 'conifer'
  | 'leaf'
  | 'leaf2'
  | 'grass'
  | 'straw'
  | 'sand'
  | 'earth'
  | 'trunk'
  | 'birch'
  | 'sea'
  | 'lagoon'
  | 'wall'
  | 'roof'

type Materials = Record<Material, Oklch>

const ok = (l: number, c: number, h: number): Oklch => ({ l, c, h })

const summer: Materials = {
  rock: ok(0.58, 0.035, 262),
  redrock: ok(0.62, 0.125, 42),
  paleRock: ok(0.74, 0.045, 70),
  snow: ok(0.965, 0.012, 240),
  ice: ok(0.8, 0.05, 235),
  conifer: ok(0.43, 0.075, 163),
  leaf: ok(0.56, 0.115, 135),
  leaf2: ok(0.63, 0.125, 122),
  grass: ok(0.64, 0.12, 128),
  straw: ok(0.76, 0.115, 86),
  sand: ok(0.85, 0.075, 78),
  earth: ok(0.56, 0.06, 62),
  trunk: ok(0.4, 0.045, 50),
  birch: ok(0.92, 0.02, 90),
  sea: ok(0.55, 0.1, 228),
  lagoon: ok(0.7, 0.105, 205),
  wall: ok(0.9, 0.03, 75),
  roof: ok(0.56, 0.13, 38),
}

const seasons: Record<Scene['season'], Partial<Materials>> = {
  summer: {},
  spring: {
    leaf: ok(0.68, 0.13, 125),
    leaf2: ok(0.84, 0.075, 10),
    grass: ok(0.7, 0.135, 126),
    conifer: ok(0.47, 0.085, 155),
  },
  autumn: {
    leaf: ok(0.66, 0.15, 58),
    leaf2: ok(0.74, 0.145, 80),
    grass: ok(0.7, 0.1, 92),
    conifer: ok(0.42, 0.06, 160),
    straw: ok(0.74, 0.12, 76),
  },
  winter: {
    leaf: ok(0.66, 0.03, 60),
    leaf2: ok(0.74, 0.025, 60),
    grass: ok(0.93, 0.018, 238),
    earth: ok(0.8, 0.02, 250),
    conifer: ok(0.44, 0.05, 190),
  },
}

/** The colours that things have of their own, before any light falls on them. */
export function localColours(season: Scene['season']): Materials {
  return { ...summer, ...seasons[season] }
}
