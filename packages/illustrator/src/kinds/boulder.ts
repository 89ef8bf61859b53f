import { area, type Point } from '../ink/path.ts'
import {
  drawCorner,
  drawFramingFirs,
  drawGround,
  drawRocks,
  drawSwales,
} from '../land/foreground.ts'
import { drawBackdrop, findVista } from '../land/backdrop.ts'
import { drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { drawBoulderDesert } from '../lands/boulder-desert.ts'
import { drawRedRockDesert } from '../lands/red-rock-desert.ts'
import { climbedRock, isDesertClimb } from './climb-backdrop.ts'
import { faces, sideOf } from './rock-side.ts'

/** A boulder in a meadow below the mountains, high enough to need a mat. */
export function drawBoulder(stage: Stage): Setting {
  const { frame } = stage
  const { width, height, focusX } = frame
  const side = sideOf(stage)
  const floor = height * 0.86
  drawSky(stage)
  drawBoulderField(stage)
  const face = drawBlock(stage, side, floor)
  drawRocks(stage, [
    { x: focusX - side * height * 0.56, y: floor - height * 0.03, size: height * 0.1 },
    { x: focusX + side * height * 0.72, y: floor + height * 0.05, size: height * 0.13 },
  ])
  return {
    spots: {
      wall: { x: face, y: floor, size: frame.size, faces: faces(side) },
      ground: { x: face - side * width * 0.1, y: height * 0.93, size: frame.size * 0.8 },
    },
    front: () => {
      if (isDesertClimb(stage)) return
      drawFramingFirs(stage, side, { foot: height * 1.02, tall: height * 0.7, count: 2 })
      drawCorner(stage, side === 1 ? -1 : 1, { wide: width * 0.3, high: height * 0.1 })
    },
  }
}

function drawBoulderField(stage: Stage): void {
  const { land } = stage.shot
  if (land === 'boulder-desert') return drawBoulderDesert(stage)
  if (land === 'red-rock') return drawRedRockDesert(stage)
  const { frame, random, scene } = stage
  const { height, horizon } = frame
  const vista = findVista(stage)
  if (vista === undefined) {
    drawRange(stage, {
      base: horizon + height * 0.05,
      height: height * between(random, 0.26, 0.36),
      depth: 0.6,
      spacing: between(random, 0.2, 0.32),
      peakAt: random(),
      snow: scene.season === 'winter' ? 0.6 : 0.34,
    })
    drawMist(stage, horizon, height * 0.08, 0.5)
    drawWoodedHill(stage, {
      y: horizon + height * 0.08,
      swing: height * 0.03,
      depth: 0.36,
      tall: 62,
      spacing: 22,
    })
  } else drawBackdrop(stage, { vista, foot: Math.max(horizon + height * 0.08, height * 0.6) })
  drawGround(stage, {
    y: height * 0.74,
    swing: height * 0.012,
    material: 'grass',
    depth: 0.14,
  })
  drawSwales(stage, { y: height * 0.78, bottom: height, material: 'grass', count: 4 })
}

/** Answers where its face meets the ground. */
function drawBlock(stage: Stage, side: 1 | -1, floor: number): number {
  const { canvas, frame, light, random } = stage
  const size = frame.height
  const face = frame.focusX
  const at = (across: number, up: number): Point => [face + side * across * size, floor - up * size]
  const top = 0.56 + between(random, -0.02, 0.03)
  const outline = [
    at(0.06, -0.01),
    at(0.01, 0.12),
    at(-0.03, 0.3),
    at(-0.01, 0.44),
    at(0.07, top - 0.03),
    at(0.24, top),
    at(0.42, top - 0.04),
    at(0.58, top - 0.18),
    at(0.64, 0.2),
    at(0.7, -0.01),
  ]
  canvas.fill(
    area([at(-0.12, -0.005), at(0.2, -0.05), at(0.84, -0.02), at(0.6, 0.02)]),
    light.ink,
    0.3,
  )
  canvas.fill(
    area(outline),
    canvas.sweep(face, face + side * size * 0.7, [
      [0, light.tone(climbedRock(stage), 0.08, 0.75)],
      [0.45, light.tone(climbedRock(stage), 0.05, 0.3)],
      [1, light.tone('rock', 0.02)],
    ]),
  )
  const front = [
    at(0.06, -0.01),
    at(0.01, 0.12),
    at(-0.03, 0.3),
    at(-0.01, 0.44),
    at(0.07, top - 0.03),
  ]
  canvas.fill(
    area([...front, at(0.17, top - 0.06), at(0.15, 0.34), at(0.19, 0.16), at(0.17, -0.01)]),
    light.tone(climbedRock(stage), 0.08, 1),
    0.6,
  )
  canvas.fill(
    area([
      at(0.24, top),
      at(0.42, top - 0.04),
      at(0.58, top - 0.18),
      at(0.4, top - 0.13),
      at(0.22, top - 0.07),
    ]),
    light.tone(climbedRock(stage), 0.1, 1),
    0.5,
  )
  canvas.fill(
    area([
      at(0.4, top - 0.13),
      at(0.58, top - 0.18),
      at(0.64, 0.2),
      at(0.7, -0.01),
      at(0.46, -0.01),
      at(0.5, 0.2),
    ]),
    light.tone('rock', 0.02),
    0.5,
  )
  const [x, y] = at(0.3, top - 0.1)
  canvas.stroke(
    `M${Math.round(x)} ${Math.round(y)}l${Math.round(-side * 10)} ${Math.round(size * 0.12)} ${Math.round(side * 16)} ${Math.round(size * 0.1)} ${Math.round(-side * 8)} ${Math.round(size * 0.14)}`,
    light.ink,
    2.2,
    0.4,
  )
  return face
}
