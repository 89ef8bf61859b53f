import { mixHex } from '../colour/oklch.ts'
import { area, dashes, type Point } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Material } from '../light/local-colours.ts'
import type { Stage } from '../stage.ts'

/** Still water from `y` down: the sky in it, deeper towards the reader. */
export function drawWater(stage: Stage, y: number, material: Material = 'sea'): void {
  const { canvas, frame, light } = stage
  const own = light.tone(material, 0.1, 0.15)
  const { glow, low, middle, top } = light.sky
  const paint = canvas.fade(y, frame.height, [
    [0, mixHex(glow, low, 0.5)],
    [0.16, mixHex(mixHex(low, middle, 0.5), own, 0.2)],
    [0.5, mixHex(middle, own, 0.55)],
    [1, mixHex(top, light.tone(material, 0.02), 0.55)],
  ])
  canvas.fill(`M0 ${Math.round(y)}H${frame.width}V${frame.height}H0z`, paint)
}

/** Land standing on its head in the water, pressed together and paler. */
export function drawReflection(
  stage: Stage,
  {
    crest,
    y,
    squash = 0.62,
    material = 'rock',
    depth = 0.4,
    opacity = 0.5,
  }: {
    crest: readonly Point[]
    y: number
    squash?: number
    material?: Material
    depth?: number
    opacity?: number
  },
): void {
  const { canvas, light } = stage
  const mirrored = crest
    .filter((_, index) => index % 2 === 0 || crest.length < 40)
    .map(([x, at]): Point => [x, y + Math.max(0, y - at) * squash])
  const low = Math.max(...mirrored.map(([, at]) => at))
  const tone = light.tone(material, depth)
  const paint = canvas.fade(y, low, [
    [0, tone, opacity],
    [1, tone, opacity * 0.35],
  ])
  const [first, last] = [mirrored[0], mirrored.at(-1)]
  if (first !== undefined && last !== undefined)
    canvas.fill(area([[first[0], y], ...mirrored, [last[0], y]]), paint)
}

/** The road of light under sun or moon, broken by the waves. */
export function drawSunRoad(stage: Stage, y: number, bottom = stage.frame.height): void {
  const { canvas, light, random, scene, sun } = stage
  if (scene.weather === 'rain' || scene.weather === 'snowfall') return
  const rows = 20
  const strokes = Array.from({ length: rows }, (_, index): [number, number, number] => {
    const t = (index + random() * 0.5) / rows
    const spread = sun.radius * (0.7 + 2.6 * t)
    const long = spread * between(random, 0.4, 1.25)
    return [
      sun.x - long / 2 + (random() - 0.5) * spread,
      y + 5 + (bottom - y) * t ** 1.5 * 0.86,
      long,
    ]
  })
  const bright = scene.time === 'day' ? 0.55 : 0.85
  canvas.stroke(dashes(strokes.slice(0, 9)), light.sun, 2.6, bright)
  canvas.stroke(dashes(strokes.slice(9)), light.sun, 4.6, bright * 0.7)
}

/** Ripples: short level strokes, longer and wider apart towards the reader. */
export function drawRipples(stage: Stage, y: number, bottom = stage.frame.height): void {
  const { canvas, frame, light, random } = stage
  const ripples = (count: number): [number, number, number][] =>
    Array.from({ length: count }, () => {
      const t = random()
      return [random() * frame.width - 40, y + 8 + (bottom - y) * t ** 1.3, 12 + 90 * t * random()]
    })
  const count = Math.round(18 * frame.detail)
  canvas.stroke(dashes(ripples(count)), light.sky.glow, 2.2, 0.38)
  canvas.stroke(dashes(ripples(count)), light.tone('sea', 0), 2.6, 0.3)
}
