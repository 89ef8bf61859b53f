import { mixHex } from '../colour/oklch.ts'
import { under, type Point } from '../ink/path.ts'
import { crest } from '../land/crest.ts'
import type { Stage } from '../stage.ts'
import { canopy } from './broadleaves.ts'
import { conifers, spires, stand } from './conifers.ts'

type WoodLook = {
  y: number
  swing: number
  depth: number
  /** Height of a tree. */
  tall: number
  spacing: number
  sink?: (x: number) => number
  /** Share of broadleaved trees among the conifers. */
  mixed?: number
}

/** A hill under trees; its wood fades into the haze at its foot. */
export function drawWoodedHill(
  stage: Stage,
  { y, swing, depth, tall, spacing, sink, mixed }: WoodLook,
): Point[] {
  const { canvas, frame, light, random } = stage
  const ground = crest({
    random,
    width: frame.width,
    y,
    swing,
    wave: frame.width * 0.62,
    step: frame.width / 14,
    ...(sink && { sink }),
  })
  const tone = light.tone('conifer', depth)
  const paint = canvas.fade(y - swing - tall, y + swing + 90, [
    [0, light.tone('conifer', depth, 0.35)],
    [0.5, tone],
    [1, mixHex(light.tone('conifer', Math.min(1, depth + 0.2)), light.haze, 0.25)],
  ])
  const gap = (spacing * 1.4 + 2) / frame.detail ** 0.8
  const shape = { random, ground, from: -10, to: frame.width + 10, spacing: gap, tall: () => tall }
  const trees = tall * frame.detail < 34 ? spires(shape) : conifers(shape)
  canvas.fill(under(ground, frame.height, true) + trees, paint)
  const share = mixed ?? 0.5
  if (share > 0 && tall > 18 && tall < 60) {
    const crowns = stand({ ...shape, spacing: (gap * 3) / share, tall: () => tall * 0.6 })
    canvas.fill(canopy(crowns), light.tone('leaf', depth, 0.3))
  }
  return ground
}
