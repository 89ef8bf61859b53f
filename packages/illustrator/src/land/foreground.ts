import { mixHex } from '../colour/oklch.ts'
import { area, blob, under, type Point } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Material } from '../light/local-colours.ts'
import type { Spot, Stage } from '../stage.ts'
import { fir, firLight } from '../trees/conifers.ts'
import { bell, crest, heightAt } from './crest.ts'

/** Ground from a soft crest down to the lower edge: lit along its top, darker towards the reader. */
export function drawGround(
  stage: Stage,
  {
    y,
    swing,
    material,
    depth,
    wave,
    sink,
  }: {
    y: number
    swing: number
    material: Material
    depth: number
    wave?: number
    sink?: (x: number) => number
  },
): Point[] {
  const { canvas, frame, light, random } = stage
  const points = crest({
    random,
    width: frame.width,
    y,
    swing,
    wave: wave ?? frame.width * 0.8,
    step: frame.width / 12,
    ...(sink && { sink }),
  })
  const paint = canvas.fade(y - swing, Math.min(frame.height, y + 190), [
    [0, light.tone(material, depth, 0.85)],
    [0.22, light.tone(material, depth, 0.35)],
    [1, light.tone(material, depth * 0.5)],
  ])
  canvas.fill(under(points, frame.height, true), paint)
  return points
}

/** False for open vistas, because tall trees at the edges would make them look alike. */
export function isFramed({ shot: { vista } }: Stage): boolean {
  return vista !== 'peak' && vista !== 'hills' && vista !== 'woods'
}

/** Tall dark conifers at an edge: the picture's frame. */
export function drawFramingFirs(
  stage: Stage,
  side: -1 | 1,
  { foot, tall, count = 3 }: { foot: number; tall: number; count?: number },
): void {
  if (!isFramed(stage)) return
  const { canvas, frame, light, random, sun } = stage
  const edge = side === -1 ? 0 : frame.width
  for (let index = 0; index < count; index += 1) {
    const x = edge - side * (frame.width * (0.005 + index * 0.055) + random() * 14)
    const height = tall * frame.rise * (1 - index * 0.2) * between(random, 0.88, 1.1)
    const tree = { x, foot: foot + index * 6, tall: height, tiers: frame.detail === 1 ? 8 : 6 }
    const sunSide = sun.x > x ? 1 : -1
    canvas.fill(fir(random, tree), mixHex(light.ink, light.tone('conifer', 0.06), 0.45))
    if (index < 2 * frame.detail)
      canvas.fill(
        firLight(random, tree, sunSide),
        light.tone('conifer', 0.05, 0.7),
        light.isDark ? 0.28 : 0.5,
      )
  }
}

/** A mound of dark ground in a corner, with blades of grass on it. */
export function drawCorner(
  stage: Stage,
  side: -1 | 1,
  { wide, high, grass = true }: { wide: number; high: number; grass?: boolean },
): void {
  const { canvas, frame, light, random } = stage
  const { width, height } = frame
  const edge = side === -1 ? -10 : width + 10
  const at = (share: number, up: number): Point => [
    edge - side * share * wide,
    height + 6 - up * high,
  ]
  const crestPoints = [at(0, 1), at(0.25, 0.86), at(0.5, 0.52), at(0.76, 0.34), at(1, 0)]
  const dark = mixHex(light.ink, light.tone('grass', 0.02), 0.3)
  canvas.fill(blob([...crestPoints, at(0, -0.3)]), dark)
  if (!grass) return
  const blades = Array.from({ length: Math.round(11 * frame.detail) }, () => {
    const share = random() * 0.8
    const x = edge - side * share * wide
    const y = height + 6 - (1 - share) ** 0.9 * high * 0.88
    const tall = between(random, 14, 44) * (1.1 - share * 0.5)
    const lean = (random() - 0.4) * 26
    return `M${Math.round(x)} ${Math.round(y + 12)}q${Math.round(lean * 0.2)}-${Math.round(tall * 0.7)} ${Math.round(lean)}-${Math.round(tall + 8)}q${Math.round(-lean * 0.3)} ${Math.round(tall * 0.4)} ${Math.round(4 - lean)} ${Math.round(tall + 8)}z`
  })
  canvas.fill(blades.join(''), dark)
}

/** Boulders with a face in the light. */
export function drawRocks(
  stage: Stage,
  rocks: readonly { x: number; y: number; size: number }[],
  material: Material = 'rock',
  depth = 0.08,
): void {
  const { canvas, light, random, sun } = stage
  let [dark, lit] = ['', '']
  for (const { x, y, size } of rocks) {
    const side = sun.x > x ? 1 : -1
    const jitter = () => between(random, 0.85, 1.15)
    const top: Point = [x + side * size * 0.12, y - size * 0.62 * jitter()]
    const shoulder: Point = [x + side * size * 0.44, y - size * 0.42 * jitter()]
    const foot: Point = [x + side * size * 0.62, y]
    dark += area([
      [x - side * size * 0.62, y],
      [x - side * size * 0.5 * jitter(), y - size * 0.34 * jitter()],
      [x - side * size * 0.16, y - size * 0.55 * jitter()],
      top,
      shoulder,
      foot,
    ])
    lit += area([
      top,
      shoulder,
      foot,
      [x + side * size * 0.3, y],
      [x + side * size * 0.16, y - size * 0.3],
    ])
  }
  canvas.fill(dark, light.tone(material, depth))
  canvas.fill(lit, light.tone(material, depth, 0.9))
}

/** Flowers, or fallen leaves: dots in the grass, larger towards the reader. */
export function drawDotsOnGround(
  stage: Stage,
  { y, colour, count, width }: { y: number; colour: string; count: number; width: number },
): void {
  const { canvas, frame, random } = stage
  const near = Array.from({ length: Math.round(count * frame.detail) }, () => {
    const t = random()
    return `M${Math.round(random() * frame.width)} ${Math.round(y + (frame.height - y) * t)}h0`
  })
  canvas.stroke(near.join(''), colour, width, 0.9)
}

/** Swales and swells of a meadow: long lenses, light and dark by turns. */
export function drawSwales(
  stage: Stage,
  {
    y,
    bottom,
    material,
    depth = 0.15,
    count = 7,
  }: { y: number; bottom: number; material: Material; depth?: number; count?: number },
): void {
  const { canvas, frame, light, random } = stage
  const lenses = (odd: number) =>
    Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5 * odd + random() * 0.4) / count
      const long = frame.width * between(random, 0.2, 0.5)
      const x = random() * frame.width - long * 0.5
      const high = Math.round((bottom - y) * (0.03 + 0.07 * t))
      const half = Math.round(long / 2)
      return `M${Math.round(x)} ${Math.round(y + (bottom - y) * t ** 1.3)}q${Math.round(half * 0.6)}-${high} ${half}-${high}t${half} ${high}q-${half} ${Math.round(high * 0.6)}-${2 * half} 0z`
    }).join('')
  canvas.fill(lenses(0), light.tone(material, depth, 0.7), 0.5)
  canvas.fill(lenses(1), light.tone(material, depth * 0.4), 0.32)
}

/** A rise of ground in front of water, for subjects that need something to stand on. */
export function drawShelf(stage: Stage, material: Material): Spot {
  const { frame } = stage
  const top = frame.height * 0.8
  // Companies are wider than what stands alone.
  const wide = frame.width * (stage.troupe === null ? 0.42 : 0.7)
  const crestPoints = drawGround(stage, {
    y: top,
    swing: 6,
    material,
    depth: 0.1,
    sink: (x) => frame.height * 0.2 * (1 - bell(x, frame.focusX, wide)),
  })
  drawSwales(stage, { y: top + 14, bottom: frame.height, material, count: 3 })
  return {
    x: frame.focusX,
    y: heightAt(crestPoints, frame.focusX) + frame.height * 0.075,
    size: frame.size,
  }
}
