import type { Vista } from '../cast/cast.ts'
import { drawGround, drawRocks } from '../land/foreground.ts'
import { drawMesa } from '../land/mesa.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'
import { drawMist } from '../sky/weather.ts'
import { drawShrubs } from './desert-plants.ts'

/** Sandstone mesas and buttes over slickrock: the Colorado Plateau. */
export function drawRedRockDesert(stage: Stage): void {
  drawRedRockBackdrop(stage)
  const { frame, random } = stage
  const { width, height } = frame
  drawGround(stage, {
    y: height * 0.76,
    swing: height * 0.025,
    material: 'redrock',
    depth: 0.1,
    wave: width * 1.2,
  })
  drawShrubs(stage, { y: height * 0.78, bottom: height * 0.97, count: 9 })
  drawRocks(
    stage,
    Array.from({ length: 3 }, () => ({
      x: width * between(random, 0.1, 0.9),
      y: height * between(random, 0.78, 0.84),
      size: height * between(random, 0.03, 0.06),
    })),
    'redrock',
  )
}

/** Background for riders and climbers in red rock. */
export function drawRedRockBackdrop(stage: Stage): void {
  const { frame, random } = stage
  const { width, height, horizon, focusX } = frame
  const away = focusX > width / 2 ? 0 : 1
  const mesa = (from: number, to: number, rise: number, foot: number, depth: number) =>
    drawMesa(stage, {
      from: width * Math.min(away === 0 ? from : 1 - from, away === 0 ? to : 1 - to),
      to: width * Math.max(away === 0 ? from : 1 - from, away === 0 ? to : 1 - to),
      top: horizon - height * rise * between(random, 0.9, 1.1),
      foot: horizon + height * foot,
      depth,
    })
  const [far, ...near] = tables[stage.shot.vista ?? 'range']
  mesa(...far)
  drawMist(stage, horizon, height * 0.06, 0.4)
  for (const one of near) mesa(...one)
  drawGround(stage, {
    y: horizon + height * 0.09,
    swing: height * 0.03,
    material: 'redrock',
    depth: 0.28,
    wave: width * 0.9,
  })
  drawShrubs(stage, { y: horizon + height * 0.1, bottom: height * 0.75, count: 22 })
}

type Mesa = readonly [from: number, to: number, rise: number, foot: number, depth: number]

/** Mesas by vista, farthest first, as fractions of the picture. */
const tables: Record<Vista, readonly [Mesa, ...Mesa[]]> = {
  range: [
    [0.34, 0.72, 0.12, 0.02, 0.74],
    [0.76, 0.86, 0.27, 0.06, 0.5],
    [0.9, 1.1, 0.22, 0.08, 0.4],
    [-0.06, 0.3, 0.36, 0.12, 0.24],
  ],
  heights: [
    [0.42, 0.62, 0.07, 0.11, 0.8],
    [0.04, 0.34, 0.09, 0.11, 0.72],
    [0.7, 0.98, 0.1, 0.11, 0.66],
  ],
  woods: [
    [-0.2, 1.2, 0.3, 0.1, 0.6],
    [-0.4, 0.5, 0.18, 0.1, 0.36],
  ],
  peak: [
    [0.62, 0.92, 0.08, 0.11, 0.76],
    [0.1, 0.42, 0.46, 0.12, 0.3],
  ],
  walls: [
    [0.4, 0.76, 0.1, 0.02, 0.76],
    [0.74, 1.2, 0.42, 0.12, 0.38],
    [-0.2, 0.42, 0.5, 0.14, 0.24],
  ],
  hills: [
    [0.52, 0.6, 0.12, 0.11, 0.74],
    [0.08, 0.14, 0.2, 0.12, 0.6],
    [0.2, 0.25, 0.3, 0.12, 0.5],
    [0.3, 0.36, 0.24, 0.12, 0.54],
  ],
}
