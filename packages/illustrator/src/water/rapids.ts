import { blob, dashes, type Point } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'

type Rapids = {
  top: number
  bottom: number
  rows: number
  /** Left and right bank at a given height. */
  banksAt: (y: number) => readonly [left: number, right: number]
}

/** Standing waves with breaking crests, larger toward the viewer. */
export function drawRapids(stage: Stage, { top, bottom, rows, banksAt }: Rapids): void {
  for (let row = 0; row < rows; row += 1) {
    const t = (row + 0.6) / rows
    const y = top + (bottom - top) * t ** 1.15
    const [left, right] = banksAt(y)
    const wide = 46 + 130 * t
    const waves: Wave[] = []
    for (
      let x = left + wide * 0.3 * stage.random();
      x < right;
      x += wide * between(stage.random, 0.75, 1.7)
    ) {
      waves.push({
        x,
        y: y + (stage.random() - 0.5) * wide * 0.3,
        wide: wide * between(stage.random, 0.55, 1.35),
        tall: wide * between(stage.random, 0.12, 0.27),
      })
    }
    drawWaves(stage, waves)
  }
}

type Wave = { x: number; y: number; wide: number; tall: number }

function drawWaves({ canvas, light, random }: Stage, waves: readonly Wave[]): void {
  const toPoint = ({ x, y, wide, tall }: Wave, across: number, up: number): Point => [
    x + across * wide,
    y - up * tall,
  ]
  const body = waves.map((wave) =>
    blob([
      toPoint(wave, -0.62, 0),
      toPoint(wave, -0.36, 0.36),
      toPoint(wave, -0.08, 0.94),
      toPoint(wave, 0.14, 0.96),
      toPoint(wave, 0.38, 0.4),
      toPoint(wave, 0.64, 0),
      toPoint(wave, 0, -0.4),
    ]),
  )
  // The crest breaks to one side and leaves a trail of foam.
  const crest = waves.map((wave) =>
    blob([
      toPoint(wave, -0.5, 0.14),
      toPoint(wave, -0.28, 0.62),
      toPoint(wave, -0.06, 1.08),
      toPoint(wave, 0.16, 1.12),
      toPoint(wave, 0.34, 0.72),
      toPoint(wave, 0.3, 0.44),
      toPoint(wave, 0.12, 0.66),
      toPoint(wave, -0.1, 0.5),
      toPoint(wave, -0.26, 0.1),
    ]),
  )
  const foam = waves.map((wave): [number, number, number] => {
    const [x, y] = toPoint(wave, -0.5, -0.3)
    return [x, y, wave.wide * 0.7]
  })
  const spray = waves.flatMap((wave) =>
    Array.from({ length: 3 }, () => {
      const [x, y] = toPoint(wave, between(random, -0.3, 0.4), between(random, 1.1, 2))
      return `M${Math.round(x)} ${Math.round(y)}h0`
    }),
  )
  canvas.fill(body.join(''), light.tone('lagoon', 0.08, 0.25), 0.9)
  canvas.stroke(dashes(foam), light.tone('snow', 0.1, 0.6), 4, 0.6)
  canvas.fill(crest.join(''), light.tone('snow', 0.06, 0.8), 0.95)
  canvas.stroke(spray.join(''), light.tone('snow', 0.04, 1), 4.5, 0.9)
}
