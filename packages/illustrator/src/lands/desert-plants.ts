import { mixHex } from '../colour/oklch.ts'
import { blob, type Point } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'

type Plant = { x: number; foot: number; tall: number }

export function drawSaguaro({ canvas, light, sun }: Stage, { x, foot, tall }: Plant): void {
  const thick = tall * 0.13
  const arm = (side: 1 | -1, up: number, high: number) =>
    `M${Math.round(x)} ${Math.round(foot - tall * up)}h${Math.round(side * tall * 0.12)}q${Math.round(side * tall * 0.12)} 0 ${Math.round(side * tall * 0.12)}-${Math.round(tall * 0.12)}v-${Math.round(tall * high)}`
  const d = `M${Math.round(x)} ${Math.round(foot)}v-${Math.round(tall)}`
  const dark = mixHex(light.ink, light.tone('conifer', 0.02), 0.6)
  canvas.stroke(d, dark, thick)
  canvas.stroke(arm(1, 0.42, 0.22) + arm(-1, 0.3, 0.32), dark, thick * 0.78)
  const side = sun.x > x ? 1 : -1
  const shift = `M${Math.round(x + side * thick * 0.28)} ${Math.round(foot)}v-${Math.round(tall * 0.98)}`
  canvas.stroke(shift, light.tone('leaf', 0.05, 0.9), thick * 0.2, 0.7)
}

/** Forked trunks that end in tufts of spiky leaves. */
export function drawJoshuaTree(
  { canvas, light, random }: Stage,
  { x, foot, tall }: Plant,
  depth = 0.04,
): void {
  const fork: Point = [x, foot - tall * 0.42]
  const ends: Point[] = [
    [x - tall * 0.3, foot - tall * 0.72],
    [x - tall * 0.1, foot - tall * 0.95],
    [x + tall * 0.16, foot - tall * 0.82],
    [x + tall * 0.34, foot - tall * 0.62],
  ]
  const limbs = ends.map(
    ([endX, endY]) =>
      `M${Math.round(fork[0])} ${Math.round(fork[1])}Q${Math.round((fork[0] + endX) / 2)} ${Math.round(fork[1])} ${Math.round(endX)} ${Math.round(endY)}`,
  )
  const bark = mixHex(light.ink, light.tone('trunk', depth), 0.6)
  canvas.stroke(`M${Math.round(x)} ${Math.round(foot)}V${Math.round(fork[1])}`, bark, tall * 0.085)
  canvas.stroke(limbs.join(''), bark, tall * 0.06)
  const dagger = ([endX, endY]: Point, turn: number) => {
    const long = tall * between(random, 0.1, 0.15)
    const angle = -Math.PI / 2 + turn
    return `M${Math.round(endX)} ${Math.round(endY)}l${Math.round(Math.cos(angle) * long)} ${Math.round(Math.sin(angle) * long)}`
  }
  const tufts = ends.flatMap((end) =>
    [-1.9, -1.3, -0.7, -0.2, 0.3, 0.8, 1.4, 1.9].map((turn) => dagger(end, turn)),
  )
  canvas.stroke(tufts.join(''), light.tone('conifer', depth, 0.25), tall * 0.032)
}

/** Sagebrush and blackbrush: low, round clumps. */
export function drawShrubs(
  { canvas, frame, light, random }: Stage,
  { y, bottom, count }: { y: number; bottom: number; count: number },
): void {
  const shrubs = Array.from({ length: Math.round(count * frame.detail) }, () => {
    const t = random()
    const size = 8 + 26 * t * between(random, 0.7, 1.2)
    const x = random() * frame.width
    const foot = y + (bottom - y) * t
    return blob([
      [x - size, foot],
      [x - size * 0.8, foot - size * 0.6],
      [x, foot - size * 0.9],
      [x + size * 0.8, foot - size * 0.5],
      [x + size, foot],
    ])
  })
  canvas.fill(
    shrubs.join(''),
    mixHex(light.tone('conifer', 0.12, 0.3), light.tone('straw', 0.12), 0.35),
  )
}
