import type { Point } from '../ink/path.ts'
import type { Random } from '../random.ts'

type CrestShape = {
  random: Random
  width: number
  /** Mean height of the crest, in units from the top. */
  y: number
  /** How far it swings up and down. */
  swing: number
  /** Length of its longest wave. */
  wave: number
  /** 0 is a smooth crest, 1 a torn one. */
  rough?: number
  /** Units between two points. */
  step: number
  /** Moves the crest at `x` further down. */
  sink?: (x: number) => number
}

/** The crest of a hill or a wood, from beyond the left edge to beyond the right. */
export function crest({
  random,
  width,
  y,
  swing,
  wave,
  rough = 0,
  step,
  sink,
}: CrestShape): Point[] {
  const waves = [1, 2.1, 4.7].map((frequency, octave) => ({
    frequency: (frequency * Math.PI * 2) / wave,
    phase: random() * 7,
    size: 0.62 / 1.9 ** octave,
  }))
  const points: Point[] = []
  for (let x = -step; x < width + 2 * step; x += step) {
    const swell = waves.reduce(
      (sum, { frequency, phase, size }) => sum + size * Math.sin(x * frequency + phase),
      0,
    )
    const tear = (random() - 0.5) * rough
    points.push([x, y - swing * (swell + tear) + (sink?.(x) ?? 0)])
  }
  return points
}

/** A bell: 1 at `centre`, towards 0 away from it. */
export function bell(x: number, centre: number, width: number): number {
  return Math.exp(-(((x - centre) / width) ** 2))
}

/** The height of a crest at `x`, between its points. */
export function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([at]) => at >= x)
  const right = points[after]
  const left = points[after - 1]
  if (right === undefined || left === undefined) return (right ?? points.at(-1))?.[1] ?? 0
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
}
