import { seededRandom } from './seeded-random.ts'

/**
 * Everything in the sky moves so slowly that twelve pictures a second look smooth, and all of it moves
 * at the same moments: a fifth of the work of moving with the screen.
 */
export const framesPerSecond = 12

/** Spec 1, section 9. */
const counts = { stars: 150, shootingStars: 5, fireflies: 30, leaves: 15, butterflies: 6 }
const starLayers = 3

/** A thing in the sky of one side of the page: its place in percent of that side, its own rhythm. */
export type Mover = {
  x: number
  y: number
  /** From 0 to 1: a size, a colour or a shape, as each kind takes it. */
  kind: number
  durationSeconds: number
  /** How far into its round it begins, so that no two move together. */
  headStartSeconds: number
  /** From -1 to 1: to which side it goes. */
  drift: number
}

export type Star = { x: number; y: number; radiusPx: number }

export type SkySide = {
  /** Stars that twinkle together: one animation for each layer instead of one for each star. */
  starLayers: readonly (readonly Star[])[]
  shootingStars: readonly Mover[]
  fireflies: readonly Mover[]
  leaves: readonly Mover[]
  butterflies: readonly Mover[]
}

/**
 * The whole sky in its two sides, which stand beside the content on work screens and meet in the
 * middle elsewhere. Always the same sky: a screen that is left and found again has not changed.
 */
export function planSky(seed: number): { left: SkySide; right: SkySide } {
  const random = seededRandom(seed)
  return { left: planSide(random, 0), right: planSide(random, 1) }
}

function planSide(random: () => number, side: 0 | 1): SkySide {
  // The right side takes the rest of an odd number.
  const share = (count: number) => Math.floor((count + side) / 2)
  const stars = list(share(counts.stars), () => planStar(random))
  const movers = (count: number, rhythm: Rhythm) => {
    const all = share(count)
    return list(all, (index) => planMover({ random, rhythm, index, all, side }))
  }
  return {
    starLayers: list(starLayers, (layer) =>
      stars.filter((_, index) => index % starLayers === layer),
    ),
    shootingStars: movers(counts.shootingStars, {
      fromY: 4,
      toY: 34,
      reach: 90,
      seconds: [24, 42],
    }),
    fireflies: movers(counts.fireflies, { fromY: 38, toY: 96, reach: 92, seconds: [30, 60] }),
    leaves: movers(counts.leaves, { fromY: 2, toY: 98, reach: 92, seconds: [26, 52] }),
    butterflies: movers(counts.butterflies, { fromY: 12, toY: 56, reach: 44, seconds: [16, 28] }),
  }
}

function planStar(random: () => number): Star {
  return {
    x: rounded(random() * 100),
    // More of them high up, fewer towards the horizon.
    y: rounded(random() ** 1.35 * 100),
    radiusPx: rounded(0.6 + random() ** 3 * 1.3),
  }
}

/** `reach`: how far in from the outer edge, in percent of the side. */
type Rhythm = {
  fromY: number
  toY: number
  reach: number
  seconds: readonly [number, number]
}
type MoverPlan = { random: () => number; rhythm: Rhythm; index: number; all: number; side: 0 | 1 }

function planMover({ random, rhythm, index, all, side }: MoverPlan): Mover {
  const [shortest, longest] = rhythm.seconds
  // Even, so that a round has whole frames also in its eighths.
  const durationSeconds = Math.round((shortest + random() * (longest - shortest)) / 2) * 2
  // Nearer to the outer edge than to the middle, where people read.
  const inwards = random() ** 1.7 * rhythm.reach + 3
  return {
    x: rounded(side === 0 ? inwards : 100 - inwards),
    // One in each of so many bands, so that they never stand in a heap.
    y: rounded(rhythm.fromY + ((index + random()) / all) * (rhythm.toY - rhythm.fromY)),
    kind: rounded(random()),
    durationSeconds,
    headStartSeconds: Math.floor(random() * durationSeconds * framesPerSecond) / framesPerSecond,
    drift: rounded(random() * 2 - 1),
  }
}

function list<Item>(length: number, make: (index: number) => Item): Item[] {
  return Array.from({ length }, (_, index) => make(index))
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
