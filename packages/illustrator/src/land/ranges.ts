import { mixHex } from '../colour/oklch.ts'
import { under } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Material } from '../light/local-colours.ts'
import type { Stage } from '../stage.ts'
import { crest } from './crest.ts'
import { mountainRange, ribs, snowCaps, sunnyFaces, type Range } from './mountains.ts'

type RangeLook = {
  base: number
  /** Height of the highest top above the base. */
  height: number
  depth: number
  /** Share of the width between two tops. */
  spacing?: number
  /** Where the highest top is, as a share of the width. */
  peakAt?: number
  /** Share of the flanks that snow covers: 0 none. */
  snow?: number
  material?: Material
  saddle?: number
}

/** A range with sunny and shaded faces that dissolves towards its foot; returned for mirroring. */
export function drawRange(stage: Stage, look: RangeLook): Range {
  const { canvas, frame, light, random, sun } = stage
  const { base, depth, spacing = 0.2, snow = 0, material = 'rock' } = look
  const height = look.height * frame.rise
  const sunSide = sun.x < (look.peakAt ?? 0.5) * frame.width ? -1 : 1
  const range = mountainRange({
    random,
    width: frame.width,
    base,
    tops: tops(stage, { height, spacing, peakAt: look.peakAt ?? random() }),
    saddle: look.saddle ?? 0.45,
    sunSide,
    isFine: frame.detail === 1,
  })
  const high = base - height
  const foot = mixHex(light.tone(material, Math.min(1, depth + 0.25)), light.haze, 0.35)
  const body = canvas.fade(high, base, [
    [0, light.tone(material, depth)],
    [1, foot],
  ])
  // Deeper than its foot: what lies before it may not reach that high everywhere.
  canvas.fill(under(range.crest, base + frame.height * 0.16), body)
  const faces = canvas.fade(high, base, [
    [0, light.tone(material, depth, 1), 0.95],
    [1, light.tone(material, depth, 0.8), 0.05],
  ])
  canvas.fill(sunnyFaces(range, sunSide), faces)
  if (frame.detail === 1)
    canvas.fill(ribs(random, range, sunSide), light.tone(material, depth), 0.35)
  if (snow > 0) {
    const caps = snowCaps(random, range, snow, sunSide)
    canvas.fill(caps.shade, light.tone('snow', depth * 0.8))
    canvas.fill(caps.lit, light.tone('snow', depth * 0.7, 1))
  }
  return range
}

/** A far crest without faces, soft or torn: the cheap layers that make depth. */
export function drawFarCrest(
  stage: Stage,
  {
    y,
    swing,
    depth,
    wave,
    rough = 0.35,
    material = 'rock',
  }: {
    y: number
    swing: number
    depth: number
    wave?: number
    rough?: number
    material?: Material
  },
) {
  const { canvas, frame, light, random } = stage
  const points = crest({
    random,
    width: frame.width,
    y,
    swing,
    wave: wave ?? frame.width * 0.55,
    rough,
    step: frame.width / (frame.detail === 1 ? 26 : 18),
  })
  const paint = canvas.fade(y - swing, y + swing * 1.6 + 40, [
    [0, light.tone(material, depth)],
    [1, mixHex(light.tone(material, depth), light.haze, 0.55)],
  ])
  canvas.fill(under(points, frame.height, rough < 0.2), paint)
  return points
}

function tops(
  { frame, random }: Stage,
  { height, spacing, peakAt }: { height: number; spacing: number; peakAt: number },
) {
  const result: [number, number][] = []
  const gap = Math.max(150, frame.width * spacing)
  const start = peakAt * frame.width - Math.ceil((peakAt * frame.width) / gap) * gap
  for (let x = start; x < frame.width + gap; x += gap) {
    const isMain = Math.abs(x - peakAt * frame.width) < gap / 2
    const share = isMain ? 1 : between(random, 0.42, 0.78)
    result.push([x + (isMain ? 0 : (random() - 0.5) * gap * 0.5), height * share])
  }
  return result
}
