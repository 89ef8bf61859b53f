import { drawGround } from '../land/foreground.ts'
import { drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'
import { drawMist } from '../sky/weather.ts'
import { drawBoulderPile } from './boulder-pile.ts'
import { drawJoshuaTree, drawShrubs } from './desert-plants.ts'

/** Granite boulder piles and Joshua trees on sand: the Mojave. */
export function drawBoulderDesert(stage: Stage): void {
  drawBoulderBackdrop(stage)
  const { height, width } = stage.frame
  drawGround(stage, {
    y: height * 0.78,
    swing: height * 0.015,
    material: 'sand',
    depth: 0.1,
    wave: width,
  })
  drawShrubs(stage, { y: height * 0.8, bottom: height * 0.97, count: 8 })
}

/** Background for hikers and climbers among the boulders. */
export function drawBoulderBackdrop(stage: Stage): void {
  const { frame, random } = stage
  const { width, height, horizon, focusX } = frame
  const isRight = focusX > width / 2
  const across = (share: number) => width * (isRight ? share : 1 - share)
  drawRange(stage, {
    base: horizon + height * 0.04,
    height: height * 0.12,
    depth: 0.76,
    spacing: 0.2,
    material: 'earth',
    peakAt: random(),
  })
  drawMist(stage, horizon, height * 0.06, 0.4)
  drawGround(stage, {
    y: horizon + height * 0.04,
    swing: height * 0.02,
    material: 'sand',
    depth: 0.4,
  })
  for (const [share, wide, tall, foot, depth] of [
    [0.92, 0.22, 0.22, 0.07, 0.46],
    [0.5, 0.2, 0.16, 0.06, 0.5],
    [0.12, 0.34, 0.36, 0.16, 0.24],
  ] as const) {
    drawBoulderPile(stage, {
      x: across(share + (random() - 0.5) * 0.06),
      foot: horizon + height * foot,
      wide: width * wide,
      tall: height * tall,
      depth,
    })
  }
  for (const [share, tall, foot, depth] of [
    [0.4, 0.13, 0.1, 0.36],
    [0.7, 0.17, 0.13, 0.28],
    [0.3, 0.24, 0.2, 0.18],
  ] as const) {
    drawJoshuaTree(
      stage,
      {
        x: across(share + (random() - 0.5) * 0.06),
        foot: horizon + height * foot,
        tall: height * tall * between(random, 0.9, 1.15),
      },
      depth,
    )
  }
  drawShrubs(stage, { y: horizon + height * 0.08, bottom: height * 0.76, count: 24 })
}
