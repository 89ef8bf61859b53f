import { area, type Point } from '../ink/path.ts'
import { between, type Random } from '../random.ts'

/** A mountain: its two flanks and the ridge that comes down towards the reader, all from the top. */
type Peak = { top: Point; left: Point[]; right: Point[]; spine: Point[] }

export type Range = { crest: Point[]; peaks: Peak[] }

type RangeShape = {
  random: Random
  width: number
  /** Where the mountains' feet are. */
  base: number
  /** Tops as `[x, height above the base]`, from left to right. */
  tops: readonly (readonly [number, number])[]
  /** How deep saddles lie: share of the lower neighbour's height that is left. */
  saddle?: number
  /** The sun's side: -1 left, 1 right. */
  sunSide: 1 | -1
  /** False for pictures too small to show every ledge. */
  isFine: boolean
}

/** A range of mountains with faces in the light and faces in the shade. */
export function mountainRange({
  random,
  width,
  base,
  tops,
  saddle = 0.45,
  sunSide,
  isFine,
}: RangeShape): Range {
  const summits = tops.map(([x, height]): Point => [x, base - height])
  const saddles = summits.slice(0, -1).map(([x, y], index): Point => {
    const [nextX, nextY] = summits[index + 1] ?? [x, y]
    const low = base - Math.min(base - y, base - nextY) * saddle * between(random, 0.7, 1.15)
    return [x + (nextX - x) * between(random, 0.4, 0.6), low]
  })
  const first: Point = [-60, base - (tops[0]?.[1] ?? 0) * 0.3]
  const last: Point = [width + 60, base - (tops.at(-1)?.[1] ?? 0) * 0.3]
  const feet = [first, ...saddles, last]
  const peaks = summits.map((top, index): Peak => {
    const left = torn(random, top, feet[index] ?? first, isFine)
    const right = torn(random, top, feet[index + 1] ?? last, isFine)
    return { top, left, right, spine: spine(random, top, base, sunSide) }
  })
  const crest = peaks.flatMap(({ left, right }) => [...left.toReversed(), ...right.slice(1)])
  return { crest, peaks }
}

/** The faces towards the sun. */
export function sunnyFaces({ peaks }: Range, sunSide: 1 | -1): string {
  return peaks
    .map(({ left, right, spine }) => {
      const flank = sunSide === 1 ? right : left
      return area([...flank, ...spine.slice(1).toReversed()])
    })
    .join('')
}

/** Gullies: thin slivers of shade on the sunny side, of light on the other. */
export function ribs(random: Random, { peaks }: Range, sunSide: 1 | -1): string {
  return peaks
    .map(({ spine }) => {
      const start = pointAt(spine, between(random, 0.3, 0.5))
      const reach = (spine.at(-1)?.[1] ?? start[1]) - start[1]
      const side = sunSide * reach * between(random, 0.25, 0.5)
      return area([
        start,
        [start[0] + side * 0.5, start[1] + reach * 0.42],
        [start[0] + side, start[1] + reach * 0.9],
        [start[0] + side * 0.35, start[1] + reach * 0.55],
      ])
    })
    .join('')
}

/** Snow on the tops: what lies in the shade and what lies in the light. */
export function snowCaps(random: Random, { peaks }: Range, share: number, sunSide: 1 | -1) {
  const caps = peaks.map(({ left, right, spine }) => {
    const depth = share * between(random, 0.8, 1.25)
    return {
      left: cap(random, left, spine, depth),
      right: cap(random, right, spine, depth),
    }
  })
  const sides = {
    left: caps.map((one) => one.left).join(''),
    right: caps.map((one) => one.right).join(''),
  }
  return sunSide === 1
    ? { lit: sides.right, shade: sides.left }
    : { lit: sides.left, shade: sides.right }
}

/** One side of a cap: down the flank, back to the spine in teeth, up the spine. */
function cap(random: Random, flank: Point[], spine: Point[], depth: number): string {
  const upper = flank.filter((_, index) => index / (flank.length - 1) < depth)
  const edge = pointAt(flank, depth)
  const foot = pointAt(spine, Math.min(0.9, depth * 0.95))
  const teeth = 3
  const zigzag = Array.from({ length: teeth * 2 - 1 }, (_, index): Point => {
    const t = (index + 1) / (teeth * 2)
    const drop = Math.abs(foot[1] - (flank[0]?.[1] ?? 0)) * (index % 2 === 0 ? -0.26 : 0.16)
    return [
      edge[0] + (foot[0] - edge[0]) * t,
      edge[1] + (foot[1] - edge[1]) * t + drop * between(random, 0.5, 1.1),
    ]
  })
  const ridge = [0.75, 0.5, 0.25].map((t) => pointAt(spine, Math.min(0.9, depth * 0.95) * t))
  return area([...upper, edge, ...zigzag, foot, ...ridge])
}

/** A line from the top to the foot of a flank, with ledges. */
function torn(random: Random, top: Point, foot: Point, isFine: boolean): Point[] {
  const shares = isFine ? [0, 0.14, 0.3, 0.47, 0.66, 0.84, 1] : [0, 0.2, 0.5, 1]
  const width = Math.abs(foot[0] - top[0])
  return shares.map((share, index): Point => {
    const tear = index === 0 || index === shares.length - 1 ? 0 : (random() - 0.5) * 0.1
    const sag = Math.sin(share * Math.PI) * 0.1
    return [
      top[0] + (foot[0] - top[0]) * (share + tear * 0.5),
      top[1] + (foot[1] - top[1]) * (share + sag) + tear * width * 0.35,
    ]
  })
}

function spine(random: Random, top: Point, base: number, sunSide: 1 | -1): Point[] {
  const height = base - top[1]
  let x = top[0]
  const points: Point[] = [top]
  for (let index = 1; index <= 6; index += 1) {
    const swing = index % 2 === 0 ? 0.12 : -0.05
    x += sunSide * -height * (swing + (random() - 0.5) * 0.1)
    points.push([x, top[1] + height * (index / 6)])
  }
  return points
}

function pointAt(points: readonly Point[], share: number): Point {
  const at = Math.min(0.999, Math.max(0, share)) * (points.length - 1)
  const index = Math.floor(at)
  const [one, next] = [points[index], points[index + 1]]
  if (one === undefined || next === undefined) return points[0] ?? [0, 0]
  const rest = at - index
  return [one[0] + (next[0] - one[0]) * rest, one[1] + (next[1] - one[1]) * rest]
}
