import { frame, write, type Point } from './landform.ts'

/** A mountain: its top and the foot of its left, sunny flank. */
type Peak = { top: Point; foot: Point }

type RangeShape = {
  random: () => number
  base: number
  /** How far tops rise above the base at `x`. */
  rise: (x: number) => number
  /** Mean distance between two tops. */
  spacing: number
}

/** A range of separate mountains from the left edge to the right: its crest and its peaks. */
export function mountains({ random, base, rise, spacing }: RangeShape) {
  const crest: Point[] = []
  const peaks: Peak[] = []
  let foot: Point = [-20, base - rise(-20) * 0.4]
  let x = -20
  while (x < frame.width + spacing) {
    const top = at(x + spacing * (0.35 + random() * 0.3), 0.8 + random() * 0.25)
    const saddle = at(top[0] + spacing * (0.3 + random() * 0.35), 0.3 + random() * 0.3)
    crest.push(foot, broken(foot, top), top, broken(top, saddle))
    peaks.push({ top, foot })
    foot = saddle
    x = saddle[0]
  }
  return { crest: [...crest, foot], peaks }

  function at(position: number, share: number): Point {
    return [position, base - rise(position) * share]
  }

  /** A ledge part of the way: no flank is a ruler's line. */
  function broken(from: Point, to: Point): Point {
    const share = 0.4 + random() * 0.3
    const sag = (random() - 0.3) * spacing * 0.1
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sag]
  }
}

/** The lit faces of the peaks: down the sunny flank, back under the top along a broken edge. */
export function litFaces({ crest, peaks }: ReturnType<typeof mountains>, depth: number): string {
  return peaks
    .map(({ top, foot }) => {
      const ledge = crest[crest.indexOf(top) - 1] ?? foot
      const height = ledge[1] - top[1]
      const share = Math.min(1, (depth * (foot[1] - top[1])) / Math.max(1, height))
      const low: Point = [top[0] + (ledge[0] - top[0]) * share, top[1] + height * share]
      const width = top[0] - low[0]
      const drop = low[1] - top[1]
      const edge: Point[] = [
        [low[0] + width * 0.34, low[1] - drop * 0.16],
        [low[0] + width * 0.62, low[1] + drop * 0.22],
        [top[0] - width * 0.06, top[1] + drop * 0.62],
        [top[0] + width * 0.2, top[1] + drop * 0.86],
        [top[0] + width * 0.06, top[1] + drop * 0.4],
      ]
      return `M${[top, low, ...edge].map(write).join(' ')}z`
    })
    .join('')
}
