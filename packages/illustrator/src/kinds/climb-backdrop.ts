import { drawCorner, drawFramingFirs, drawRocks } from '../land/foreground.ts'
import { drawBoulderBackdrop } from '../lands/boulder-desert.ts'
import { drawRedRockBackdrop } from '../lands/red-rock-desert.ts'
import type { Material } from '../light/local-colours.ts'
import type { Stage } from '../stage.ts'
import { drawMist } from '../sky/weather.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { drawValley } from './river.ts'

export function isDesertClimb({ shot }: Stage): boolean {
  return shot.land === 'boulder-desert' || shot.land === 'red-rock'
}

export function climbedRock({ shot }: Stage): Material {
  return shot.land === 'red-rock' ? 'redrock' : 'paleRock'
}

/** Landscape below and behind a climb; `hillY` is a share of the height, `tall` the height of a tree in units. */
export function drawClimbBackdrop(
  stage: Stage,
  { hillY, tall }: { hillY: number; tall: number },
): void {
  const { frame, shot } = stage
  if (shot.land === 'boulder-desert') return drawBoulderBackdrop(stage)
  if (shot.land === 'red-rock') return drawRedRockBackdrop(stage)
  drawValley(stage)
  drawMist(stage, frame.horizon + frame.height * 0.06, frame.height * 0.1, 0.7)
  drawWoodedHill(stage, {
    y: frame.height * hillY,
    swing: frame.height * 0.05,
    depth: 0.24,
    tall,
    spacing: tall * 0.4,
  })
}

/** Foreground opposite the rock: firs, or stones in a desert. `tall` and `wide` are shares of the picture. */
export function drawClimbEdge(
  stage: Stage,
  away: 1 | -1,
  { tall, wide }: { tall: number; wide: number },
): void {
  const { width, height } = stage.frame
  if (isDesertClimb(stage)) {
    const edge = away === -1 ? 0 : width
    drawRocks(
      stage,
      [0.04, 0.12].map((share, index) => ({
        x: edge - away * width * share,
        y: height * 1.01,
        size: height * (0.2 - 0.08 * index),
      })),
      climbedRock(stage),
    )
    return
  }
  drawFramingFirs(stage, away, { foot: height * 1.02, tall: height * tall, count: 2 })
  drawCorner(stage, away, { wide: width * wide, high: height * 0.13 })
}
