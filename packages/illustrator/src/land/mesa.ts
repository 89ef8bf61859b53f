import { mixHex } from '../colour/oklch.ts'
import { area, type Point } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'

/** A table mountain: a band of cliff on a slope of rubble. */
export function drawMesa(
  stage: Stage,
  {
    from,
    to,
    top,
    foot,
    depth,
  }: { from: number; to: number; top: number; foot: number; depth: number },
): void {
  const { canvas, light, random, sun } = stage
  const wide = to - from
  const cliff = top + (foot - top) * between(random, 0.42, 0.55)
  const steps = [0.1, 0.13, 0.3, 0.33, 0.62, 0.66, 0.88, 0.9]
  const rim = steps.map((share, index): Point => [
    from + wide * share,
    top + (index % 4 < 2 ? 0 : (foot - top) * 0.06),
  ])
  const body = area([
    [from - wide * 0.06, foot],
    [from + wide * 0.09, cliff],
    ...rim,
    [to - wide * 0.09, cliff],
    [to + wide * 0.06, foot],
  ])
  canvas.fill(
    body,
    canvas.fade(top, foot, [
      [0, light.tone('redrock', depth, 0.35)],
      [1, mixHex(light.tone('redrock', depth), light.haze, 0.4)],
    ]),
  )
  const lit = sun.x > (from + to) / 2
  const clefts = Array.from({ length: 7 }, (_, index) => {
    const x = from + wide * (0.13 + index * 0.11)
    const half = wide * 0.02
    return area([
      [x - half, top + (foot - top) * 0.1],
      [x + half, top + (foot - top) * 0.06],
      [x + half * 1.4, cliff],
      [x - half * 0.6, cliff + (foot - top) * 0.06],
    ])
  })
  canvas.fill(clefts.join(''), light.tone('redrock', depth, lit ? 1 : 0), 0.5)
}
