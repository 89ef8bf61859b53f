import { under } from '../ink/path.ts'
import { drawBackdrop, findVista } from '../land/backdrop.ts'
import { bell, crest } from '../land/crest.ts'
import { drawCorner, drawFramingFirs, drawSwales } from '../land/foreground.ts'
import { drawRange } from '../land/ranges.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawWoodedHill } from '../trees/woods.ts'

/** A clearing among tall trees, for the night outside. */
export function drawCamp(stage: Stage): Setting {
  const { canvas, frame, light, random } = stage
  const { width, height, horizon, focusX } = frame
  drawSky(stage)
  drawBehindCamp(stage)
  const line = crest({
    random,
    width,
    y: horizon + height * 0.13,
    swing: height * 0.015,
    wave: width,
    step: width / 10,
  })
  canvas.fill(
    under(line, height, true),
    canvas.fade(horizon + height * 0.1, height, [
      [0, light.tone('grass', 0.2, 0.4)],
      [1, light.tone('grass', 0.03)],
    ]),
  )
  drawSwales(stage, { y: horizon + height * 0.16, bottom: height, material: 'grass', count: 5 })
  const spot = { x: focusX, y: height * 0.85, size: frame.size }
  return {
    spots: { ground: spot },
    front: () => {
      const away = focusX > width / 2 ? -1 : 1
      drawFramingFirs(stage, away, { foot: height * 0.98, tall: height * 0.86, count: 4 })
      drawFramingFirs(stage, away === 1 ? -1 : 1, { foot: height, tall: height * 0.66, count: 2 })
      drawCorner(stage, away, { wide: width * 0.4, high: height * 0.1 })
      drawCorner(stage, away === 1 ? -1 : 1, { wide: width * 0.24, high: height * 0.1 })
    },
  }
}

function drawBehindCamp(stage: Stage): void {
  const { frame, random, scene } = stage
  const { height, horizon, focusX, width } = frame
  const vista = findVista(stage)
  if (vista !== undefined) {
    drawBackdrop(stage, { vista, foot: horizon + height * 0.12 })
    return
  }
  drawRange(stage, {
    base: horizon + 8,
    height: height * 0.3,
    depth: 0.68,
    spacing: 0.24,
    peakAt: random(),
    snow: scene.season === 'winter' ? 0.6 : 0.3,
  })
  drawMist(stage, horizon - 4, height * 0.08, 0.5)
  drawWoodedHill(stage, {
    y: horizon + height * 0.02,
    swing: height * 0.04,
    depth: 0.42,
    tall: 40,
    spacing: 15,
  })
  drawWoodedHill(stage, {
    y: horizon + height * 0.1,
    swing: height * 0.02,
    depth: 0.22,
    tall: 96,
    spacing: 31,
    sink: (x) => height * 0.03 * bell(x, focusX, width * 0.3),
    mixed: 0,
  })
}
