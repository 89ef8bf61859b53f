import { mixHex } from '../colour/oklch.ts'
import { bend, dots, under, type Point } from '../ink/path.ts'
import { crest } from '../land/crest.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawRipples, drawSunRoad, drawWater } from '../water/water.ts'
import { drawGulls, drawOffing } from '../water/offing.ts'

/** The open sea: islands in the haze, swell towards the reader. */
export function drawSea(stage: Stage): Setting {
  const { frame } = stage
  const { height, horizon, focusX } = frame
  drawSky(stage)
  drawOffing(stage)
  drawWater(stage, horizon, 'sea')
  drawSunRoad(stage, horizon)
  drawRipples(stage, horizon)
  drawSwell(stage)
  const spot = { x: focusX, y: horizon + (height - horizon) * 0.5, size: frame.size * 1.05 }
  return {
    spots: { water: spot, ground: spot },
    front: () => {
      drawGulls(stage)
      drawNearWave(stage)
    },
  }
}

/** Long lenses of light water: swell, larger towards the reader. */
function drawSwell(stage: Stage): void {
  const { canvas, frame, light, random } = stage
  const { horizon, height, width } = frame
  const rows = 7
  const waves = Array.from({ length: rows * 3 }, (_, index) => {
    const t = ((index % rows) + random()) / rows
    const [half, high] = [
      Math.round((40 + 150 * t) * between(random, 0.6, 1.2)),
      Math.round(3 + 15 * t),
    ]
    const x = random() * (width + 200) - 200
    return `M${Math.round(x)} ${Math.round(horizon + 12 + (height - horizon) * t ** 1.3)}q${Math.round(half * 0.7)}-${high} ${half}-${high}t${half} ${high}q-${Math.round(half * 0.8)}-${Math.round(high * 0.5)}-${half}-${Math.round(high * 0.45)}t-${half} ${Math.round(high * 0.45)}z`
  })
  canvas.fill(waves.join(''), mixHex(light.tone('lagoon', 0.2, 0.8), light.sky.glow, 0.4), 0.6)
}

function drawNearWave(stage: Stage): void {
  const { canvas, frame, light, random } = stage
  const { width, height } = frame
  const line = crest({
    random,
    width,
    y: height * 0.93,
    swing: height * 0.03,
    wave: width * 0.5,
    step: width / 12,
  })
  canvas.fill(
    under(line, height, true),
    canvas.fade(height * 0.9, height, [
      [0, light.tone('sea', 0.08, 0.35)],
      [1, mixHex(light.tone('sea', 0), light.ink, 0.4)],
    ]),
    0.92,
  )
  canvas.stroke(bend(line), light.sky.glow, 2.5, 0.5)
  const foam = Array.from({ length: Math.round(26 * frame.detail) }, (): Point => {
    const [x, y] = line[Math.floor(random() * line.length)] ?? [0, height]
    return [x + random() * 60, y + random() * 12]
  })
  canvas.stroke(dots(foam), light.sky.glow, 4, 0.6)
}
