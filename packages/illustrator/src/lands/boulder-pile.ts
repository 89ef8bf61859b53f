import { blob, type Point } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'

type Pile = { x: number; foot: number; wide: number; tall: number; depth: number }

/** A pile of rounded granite boulders. */
export function drawBoulderPile(stage: Stage, { x, foot, wide, tall, depth }: Pile): void {
  const rows = [
    [-0.42, 0, 0.5],
    [0.02, 0, 0.56],
    [0.44, 0, 0.46],
    [-0.2, 0.34, 0.46],
    [0.22, 0.36, 0.44],
    [0.02, 0.68, 0.38],
  ] as const
  for (const [across, up, size] of rows) {
    drawRoundBoulder(stage, {
      x: x + across * wide,
      foot: foot - up * tall,
      wide: size * wide * between(stage.random, 0.85, 1.1),
      tall: tall * 0.46 * between(stage.random, 0.85, 1.1),
      depth,
    })
  }
}

function drawRoundBoulder(
  { canvas, light, sun }: Stage,
  { x, foot, wide, tall, depth }: Pile,
): void {
  const side = sun.x > x ? 1 : -1
  const at = (across: number, up: number): Point => [
    x + side * across * wide * 0.5,
    foot - up * tall,
  ]
  canvas.fill(
    blob([
      at(-1, 0),
      at(-1.02, 0.45),
      at(-0.6, 0.9),
      at(0, 1.02),
      at(0.7, 0.9),
      at(1, 0.4),
      at(0.96, 0),
    ]),
    canvas.fade(foot - tall, foot, [
      [0, light.tone('paleRock', depth, 0.55)],
      [1, light.tone('earth', depth, 0.1)],
    ]),
  )
  canvas.fill(
    blob([at(0, 0.96), at(0.62, 0.86), at(0.9, 0.42), at(0.8, 0.1), at(0.4, 0.3), at(0.2, 0.7)]),
    light.tone('paleRock', depth, 1),
    0.6,
  )
}
