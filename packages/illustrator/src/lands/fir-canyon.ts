import { drawRocks } from '../land/foreground.ts'
import { drawRange } from '../land/ranges.ts'
import type { Stage } from '../stage.ts'
import { drawMist } from '../sky/weather.ts'
import { drawValleyWall, findValleyShape } from './valley-walls.ts'

/** Steep, rocky slopes with firs on both sides of a river: the canyons of Idaho. */
export function drawFirCanyon(stage: Stage): void {
  const { frame } = stage
  const { width, height, horizon, focusX } = frame
  const near = focusX > width / 2 ? 1 : -1
  const far = near === 1 ? -1 : 1
  const foot = horizon + height * 0.08
  const { reach, rise, range } = findValleyShape(stage)
  const { vista } = stage.shot
  drawRange(stage, {
    base: horizon + 6,
    height: height * 0.26 * range,
    depth: 0.74,
    spacing: 0.24,
    peakAt: focusX / width,
    snow: vista === 'peak' ? 0.4 : 0,
  })
  drawValleyWall(stage, {
    side: far,
    reach: 0.62 * reach,
    rise: height * 0.4 * rise,
    foot,
    depth: 0.54,
    trees: 16,
  })
  drawValleyWall(stage, {
    side: near,
    reach: 0.5 * reach,
    rise: height * 0.44 * rise,
    foot,
    depth: 0.42,
    trees: 22,
  })
  drawMist(stage, foot, height * 0.07, 0.35)
  drawValleyWall(stage, {
    side: far,
    reach: 0.42 * reach,
    rise: height * 0.62 * rise,
    foot: foot + height * 0.05,
    depth: 0.22,
    trees: 38,
  })
}

/** Stones along the banks, in place of a meadow. */
export function drawStonyBanks(
  stage: Stage,
  banksAt: (y: number) => readonly [number, number],
): void {
  const { frame, random } = stage
  const rocks = [0.66, 0.74, 0.82, 0.9].flatMap((share, index) => {
    const y = frame.height * share
    const [left, right] = banksAt(y)
    const size = frame.height * (0.05 + 0.03 * index)
    return [
      { x: left - size * (0.2 + random() * 0.6), y, size },
      { x: right + size * (0.2 + random() * 0.6), y: y + size * 0.3, size: size * 0.9 },
    ]
  })
  drawRocks(stage, rocks, 'rock', 0.12)
}
