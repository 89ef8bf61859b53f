import { blob, type Point } from '../ink/path.ts'
import { drawBackdrop, findVista } from '../land/backdrop.ts'
import { drawClumps } from '../land/clumps.ts'
import {
  drawCorner,
  drawDotsOnGround,
  drawFramingFirs,
  drawGround,
  drawRocks,
  drawSwales,
} from '../land/foreground.ts'
import { drawRange } from '../land/ranges.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawWoodedHill } from '../trees/woods.ts'

/** Open hills with a path that winds towards the mountains. */
export function drawTrail(stage: Stage): Setting {
  const { canvas, frame, light, random, scene } = stage
  const { width, height, horizon, focusX } = frame
  const peakAt = (focusX > width / 2 ? 0.4 : 0.6) + (random() - 0.5) * 0.2
  drawSky(stage)
  drawBehindTrail(stage, peakAt)
  drawGround(stage, {
    y: horizon + height * 0.06,
    swing: height * 0.045,
    material: 'grass',
    depth: 0.36,
    wave: width * 0.6,
  })
  drawClumps(stage, {
    y: horizon + height * 0.05,
    bottom: horizon + height * 0.1,
    count: 9,
    isFree: (x) => Math.abs(x - focusX) < width * 0.16,
  })
  const top = horizon + height * 0.13
  drawGround(stage, {
    y: top,
    swing: height * 0.03,
    material: 'grass',
    depth: 0.2,
    wave: width * 0.9,
  })
  drawSwales(stage, { y: top + height * 0.04, bottom: height, material: 'grass' })
  const from = width * (peakAt * 0.6 + 0.2)
  const side = (sign: 1 | -1) =>
    Array.from({ length: 9 }, (_, index): Point => {
      const t = index / 8
      const middle =
        from + (focusX - from) * t ** 0.8 + Math.sin(t * 7) * width * 0.1 * (1 - t) * (0.3 + t)
      return [
        middle + sign * (2 + width * 0.11 * t ** 1.7),
        top - height * 0.012 + (height * 1.04 - top) * t ** 1.1,
      ]
    })
  canvas.fill(
    blob([...side(-1), ...side(1).toReversed()]),
    canvas.fade(top, height, [
      [0, light.tone('sand', 0.4, 0.8)],
      [1, light.tone('earth', 0.05, 0.4)],
    ]),
  )
  const near = (x: number) => Math.abs(x - focusX) < width * 0.22
  drawClumps(stage, {
    y: top + height * 0.02,
    bottom: height * 0.8,
    count: 9,
    isFree: (x, y) =>
      near(x) || Math.abs(x - (from + focusX) / 2) < width * (0.1 + ((y - top) / height) * 0.2),
  })
  drawRocks(
    stage,
    [0.26, 0.33, -0.25].map((away, index) => ({
      x: focusX + away * width,
      y: height * (0.9 + 0.02 * index),
      size: height * (0.085 - 0.02 * index),
    })),
  )
  if (scene.season === 'spring' || scene.season === 'summer') {
    drawDotsOnGround(stage, {
      y: height * 0.8,
      colour: light.paint(light.accent, 0.02, 0.8),
      count: 34,
      width: 6,
    })
    drawDotsOnGround(stage, {
      y: height * 0.74,
      colour: light.tone('snow', 0.05, 1),
      count: 30,
      width: 4.5,
    })
  }
  return {
    spots: { ground: { x: focusX, y: height * 0.86, size: frame.size } },
    front: () => {
      const away = focusX > width / 2 ? -1 : 1
      drawFramingFirs(stage, away, { foot: height * 0.98, tall: height * 0.62, count: 2 })
      drawCorner(stage, away, { wide: width * 0.34, high: height * 0.13 })
    },
  }
}

function drawBehindTrail(stage: Stage, peakAt: number): void {
  const { frame, random, scene } = stage
  const { height, horizon } = frame
  const vista = findVista(stage)
  if (vista !== undefined) {
    drawBackdrop(stage, { vista, foot: horizon + height * 0.03 })
    return
  }
  drawRange(stage, {
    base: horizon,
    height: height * 0.24,
    depth: 0.8,
    spacing: 0.15,
    peakAt: random(),
  })
  drawRange(stage, {
    base: horizon + 10,
    height: height * 0.36,
    depth: 0.54,
    spacing: 0.3,
    peakAt,
    snow: scene.season === 'winter' ? 0.6 : 0.3,
  })
  drawMist(stage, horizon, height * 0.07, 0.5)
  drawWoodedHill(stage, { y: horizon - 2, swing: height * 0.05, depth: 0.46, tall: 20, spacing: 9 })
}
