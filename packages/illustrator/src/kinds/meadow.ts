import { drawBackdrop, findVista } from '../land/backdrop.ts'
import { drawClumps } from '../land/clumps.ts'
import { drawCorner, drawDotsOnGround, drawGround, drawSwales } from '../land/foreground.ts'
import { drawFarCrest, drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawWoodedHill } from '../trees/woods.ts'

/** Rolling meadows with hedges, trees and flowers under a wide sky. */
export function drawMeadow(stage: Stage): Setting {
  const { frame, light, random, scene } = stage
  const { width, height, horizon, focusX } = frame
  drawSky(stage)
  drawBehindMeadow(stage)
  const rows = [
    [0.05, 0.05, 0.42, 'grass'],
    [0.12, 0.045, 0.3, 'straw'],
    [0.2, 0.04, 0.18, 'grass'],
  ] as const
  for (const [y, swing, depth, material] of rows) {
    drawGround(stage, {
      y: horizon + height * y,
      swing: height * swing,
      material: scene.season === 'winter' ? 'grass' : material,
      depth,
      wave: width * between(random, 0.5, 0.9),
    })
    drawClumps(stage, {
      y: horizon + height * (y + 0.012),
      bottom: horizon + height * (y + 0.05),
      count: 9,
      isFree: (x) => depth < 0.25 && Math.abs(x - focusX) < width * 0.2,
      broad: 0.8,
    })
  }
  drawSwales(stage, { y: horizon + height * 0.25, bottom: height, material: 'grass', count: 5 })
  if (scene.season !== 'winter') {
    drawDotsOnGround(stage, {
      y: height * 0.78,
      colour: light.tone('snow', 0.05, 1),
      count: 44,
      width: 5,
    })
    drawDotsOnGround(stage, {
      y: height * 0.82,
      colour: light.paint(light.accent, 0.02, 0.8),
      count: 34,
      width: 7,
    })
    drawDotsOnGround(stage, {
      y: height * 0.86,
      colour: light.paint(light.partner, 0.02, 0.9),
      count: 22,
      width: 8,
    })
  }
  return {
    spots: { ground: { x: focusX, y: height * 0.86, size: frame.size } },
    front: () => {
      drawCorner(stage, -1, { wide: width * 0.3, high: height * 0.1 })
      drawCorner(stage, 1, { wide: width * 0.26, high: height * 0.08 })
    },
  }
}

function drawBehindMeadow(stage: Stage): void {
  const { frame, random } = stage
  const { height, horizon } = frame
  const vista = findVista(stage)
  if (vista !== undefined) {
    drawBackdrop(stage, { vista, foot: horizon + height * 0.02 })
    return
  }
  drawFarCrest(stage, {
    y: horizon - height * 0.03,
    swing: height * 0.07,
    depth: 0.84,
    rough: 0.15,
  })
  if (random() < 0.5)
    drawRange(stage, {
      base: horizon + 8,
      height: height * 0.2,
      depth: 0.76,
      spacing: 0.2,
      peakAt: random(),
      snow: 0.3,
    })
  drawWoodedHill(stage, { y: horizon, swing: height * 0.04, depth: 0.52, tall: 22, spacing: 12 })
}
