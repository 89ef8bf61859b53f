import type { Land } from '../lands/land.ts'

/** Ways to show a climber and a whale; without one, they are shown as pages show them. */
export const climbViews = ['cliff', 'slab', 'tower', 'boulder', 'top'] as const
export type ClimbView = (typeof climbViews)[number]
export const whalePoses = ['breach', 'fluke', 'spout', 'pair'] as const
export type WhalePose = (typeof whalePoses)[number]

/** Distance of the subject. */
export const shotViews = ['middle', 'wide', 'close'] as const
export type ShotView = (typeof shotViews)[number]

/** Landscape behind the subject, including the terrain and the viewpoint. */
export const vistas = ['range', 'heights', 'woods', 'peak', 'walls', 'hills'] as const
export type Vista = (typeof vistas)[number]

/** Who is in a picture; children are drawn smaller. */
export type People = { adults: number; children: number }

/**
 * What a picture shows beyond its scene: how many things, who, and from where they are seen. What is absent is drawn
 * as on pages, whose stored scenes know none of this.
 */
export type Cast = {
  count?: number
  people?: People
  climb?: ClimbView
  whale?: WhalePose
  /** Region of the landscape. */
  land?: Land
  /** Rivers have whitewater instead of calm water. */
  isWild?: true
  view?: ShotView
  vista?: Vista
  /** Half of the picture that holds the subject. */
  side?: 'left' | 'right'
}

/** More of a thing would be too small to be seen in an ad. */
export const mostThings = 4
export const mostPeople = 6
