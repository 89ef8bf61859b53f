import { mixHex } from '../colour/oklch.ts'
import { drawFarCrest, drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawWoodedHill } from '../trees/woods.ts'

/** High above the land: clouds around, hills and a river far below. */
export function drawHighSky(stage: Stage): Setting {
  const { frame, random, scene } = stage
  const { width, height, focusX } = frame
  const horizon = height * 0.76
  drawSky(stage, horizon)
  drawRange(stage, {
    base: horizon + 6,
    height: height * 0.2,
    depth: 0.78,
    spacing: 0.17,
    peakAt: random(),
    snow: 0.35,
  })
  drawFarCrest(stage, { y: horizon + height * 0.02, swing: height * 0.05, depth: 0.6, rough: 0.2 })
  drawMist(stage, horizon + height * 0.03, height * 0.06, 0.6)
  drawWoodedHill(stage, {
    y: horizon + height * 0.09,
    swing: height * 0.035,
    depth: 0.42,
    tall: 16,
    spacing: 8,
  })
  drawFields(stage, horizon + height * 0.12)
  drawWoodedHill(stage, {
    y: height * 0.97,
    swing: height * 0.05,
    depth: 0.16,
    tall: 34,
    spacing: 14,
    mixed: scene.season === 'winter' ? 0 : 0.8,
  })
  const spot = { x: focusX, y: height * 0.5, size: frame.size * 1.15 }
  return {
    spots: { air: spot, ground: { x: focusX, y: height * 0.97, size: frame.size * 0.7 } },
    front: () =>
      drawNearCloud(stage, focusX > width / 2 ? width * 0.1 : width * 0.9, height * 0.66),
  }
}

/** Fields between the woods, seen from above: strips that lean towards the horizon. */
function drawFields({ canvas, frame, light, random }: Stage, y: number): void {
  const { width, height } = frame
  canvas.fill(`M0 ${Math.round(y)}H${width}V${height}H0z`, light.tone('grass', 0.34, 0.4))
  const strips = (odd: number) =>
    Array.from({ length: 4 }, (_, index) => {
      const x = width * ((index + odd * 0.5) / 4)
      const lean = (x - width / 2) * 0.5
      const wide = width * between(random, 0.08, 0.13)
      return `M${Math.round(x)} ${Math.round(y)}h${Math.round(wide)}l${Math.round(lean + wide * 0.4)} ${Math.round(height - y)}h-${Math.round(wide * 1.5)}z`
    }).join('')
  canvas.fill(strips(0), light.tone('straw', 0.36, 0.5), 0.7)
  canvas.fill(strips(1), light.tone('leaf', 0.3, 0.3), 0.6)
  const x = width * between(random, 0.3, 0.7)
  const river = `M${Math.round(x)} ${Math.round(y)}q-60 20 10 ${Math.round((height - y) * 0.4)}t-60 ${Math.round((height - y) * 0.6)}h70q60-${Math.round((height - y) * 0.3)} 4-${Math.round((height - y) * 0.56)}t-10-${Math.round((height - y) * 0.44)}z`
  canvas.fill(river, mixHex(light.sky.glow, light.sky.low, 0.4))
}

/** A cloud so near that it frames the picture. */
function drawNearCloud({ canvas, light, random, scene }: Stage, x: number, y: number): void {
  const colour =
    scene.time === 'night'
      ? mixHex(light.sky.low, light.haze, 0.5)
      : mixHex(light.sun, light.sky.glow, 0.35)
  const puffs = [
    [-120, 10, 74],
    [-40, -26, 92],
    [60, -8, 84],
    [140, 20, 58],
  ].map(([dx = 0, dy = 0, r = 60]) => {
    const radius = Math.round(r * between(random, 0.85, 1.1))
    return `M${Math.round(x + dx - radius)} ${Math.round(y + dy)}a${radius} ${Math.round(radius * 0.7)} 0 0 1 ${2 * radius} 0l-10 50h-${2 * radius - 20}z`
  })
  canvas.fill(
    puffs.join(''),
    canvas.fade(y - 90, y + 60, [
      [0, colour, 0.9],
      [1, colour, 0],
    ]),
  )
}
