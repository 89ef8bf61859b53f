/** A point of the drawing, in its own units. */
export type Point = readonly [x: number, y: number]

/** The drawing's frame. Narrow screens show its right end, so that is where things happen. */
export const frame = { width: 1440, height: 440, focus: 1130 } as const

/** Below the frame, so that no seam shows under the land. */
const floor = frame.height + 20

type RidgeShape = {
  random: () => number
  /** Height of the crest's foot, in units from the top. */
  base: number
  /** How far the crest rises above its foot at `x`. */
  rise: (x: number) => number
  /** 0 is a smooth crest, 1 a torn one. */
  roughness: number
  /** Units between two points. */
  step: number
}

/** The crest of a range of mountains, from the left edge to the right. */
export function crest({ random, base, rise, roughness, step }: RidgeShape): Point[] {
  const waves = [1, 2.3, 4.9].map((frequency) => ({ frequency, phase: random() * 7 }))
  const points: Point[] = []
  for (let x = -20; x < frame.width + 20 + step; x += step) {
    const wave = waves.reduce(
      (sum, { frequency, phase }, octave) =>
        sum + Math.sin((x / 210) * frequency + phase) / 2 ** octave,
      0,
    )
    const tear = (random() - 0.5) * 2 * roughness
    points.push([x, base - rise(x) * (0.62 + 0.2 * wave + 0.26 * tear)])
  }
  return points
}

/** A bell over the focus of the picture: 1 there, towards 0 away from it. */
export function nearFocus(x: number, width: number): number {
  return Math.exp(-(((x - frame.focus) / width) ** 2))
}

/** The height of a crest at `x`, between its points. */
export function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([at]) => at >= x)
  const right = points[after]
  const left = points[after - 1]
  if (right === undefined || left === undefined) return (right ?? points.at(-1))?.[1] ?? 0
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
}

/** Everything below a torn crest, as a path. */
export function jaggedLand(points: readonly Point[]): string {
  return `M-20 ${floor}L${points.map(write).join(' ')}V${floor}z`
}

/** Everything below a rolling crest, as a path. */
export function rollingLand(points: readonly Point[]): string {
  const first = points[0]
  return first === undefined ? '' : `M-20 ${floor}L${write(first)}${curve(points)}V${floor}z`
}

/** A smooth line through the middles of the given points, to be joined to the first of them. */
export function curve(points: readonly Point[]): string {
  const bends = points.slice(1).map((point, index) => {
    const next = points[index + 2]
    if (next === undefined) return `L${write(point)}`
    return `Q${write(point)} ${write([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`
  })
  return bends.join('')
}

export function write([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`
}
