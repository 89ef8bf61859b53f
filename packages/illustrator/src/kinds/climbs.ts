import { area, type Point } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { slabRise } from '../subjects/climbing-poses.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { climbedRock, drawClimbBackdrop, drawClimbEdge, isDesertClimb } from './climb-backdrop.ts'
import { drawSummit } from './heights.ts'
import { drawValley } from './river.ts'

import { faces, sideOf } from './rock-side.ts'
/** A slab that rises out of the valley to one side, seen along its edge. */
export function drawSlab(stage: Stage): Setting {
  const { canvas, frame, light, random } = stage
  const { width, height, focusX } = frame
  const side = sideOf(stage)
  const edge = side === 1 ? width + 20 : -20
  const [startX, startY] = [focusX, height * 0.48]
  drawSky(stage)
  drawClimbBackdrop(stage, { hillY: 0.82, tall: 48 })
  // `along` runs up the edge, `below` straight down into the rock.
  const at = (along: number, below = 0): Point => [
    startX + side * along * height,
    startY - slabRise * along * height + below * height,
  ]
  const [foot, head] = [-0.62, 0.62]
  canvas.fill(
    area([at(foot), at(head), [edge, -20], [edge, height + 10], at(foot, 0.1)]),
    canvas.sweep(startX - side * height * 0.36, edge, [
      [0, light.tone(climbedRock(stage), 0.1, 0.7)],
      [0.5, light.tone(climbedRock(stage), 0.06, 0.28)],
      [1, light.tone('rock', 0.02)],
    ]),
  )
  const layers = [0.1, 0.24, 0.42, 0.62].map((below, index) => {
    const from = between(random, foot, foot + 0.1)
    const deep = 0.05 + 0.03 * (index % 2)
    return area([
      at(from, below),
      at(from + 0.34, below + 0.03),
      at(1.3, below - 0.02),
      at(1.3, below + deep - 0.02),
      at(from + 0.3, below + deep + 0.03),
    ])
  })
  canvas.fill(layers.filter((_, index) => index % 2 === 0).join(''), light.tone('rock', 0.03), 0.3)
  canvas.fill(
    layers.filter((_, index) => index % 2 === 1).join(''),
    light.tone(climbedRock(stage), 0.1, 1),
    0.34,
  )
  // The edge in the light.
  canvas.fill(
    area([at(foot), at(head), at(head, 0.05), at(0.3, 0.03), at(0.06, 0.045), at(-0.2, 0.028)]),
    light.tone(climbedRock(stage), 0.08, 1),
    0.8,
  )
  const cracks = [-0.12, 0.1, 0.3].map((along) => {
    const [x, y] = at(along, 0.05)
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(side * 14)} ${Math.round(height * 0.1)} ${Math.round(-side * 6)} ${Math.round(height * 0.09)} ${Math.round(side * 18)} ${Math.round(height * 0.12)}`
  })
  canvas.stroke(cracks.join(''), light.ink, 2.2, 0.4)
  return {
    spots: {
      wall: { x: startX, y: startY, size: frame.size, faces: faces(side) },
      ground: { x: startX, y: height * 0.93, size: frame.size * 0.8 },
    },
    front: () => drawClimbEdge(stage, side === 1 ? -1 : 1, { tall: 0.42, wide: 0.34 }),
  }
}

/** A free-standing needle of rock before the far ranges, climbed along its edge. */
export function drawTower(stage: Stage): Setting {
  const { frame } = stage
  const { width, height, focusX } = frame
  const side = sideOf(stage)
  drawSky(stage)
  if (isDesertClimb(stage)) drawClimbBackdrop(stage, { hillY: 0.88, tall: 54 })
  else drawValley(stage)
  drawNeedle(stage, {
    x: focusX + side * height * 0.62,
    y: height * 0.42,
    half: height * 0.1,
    depth: 0.36,
    side,
  })
  if (!isDesertClimb(stage)) drawMist(stage, frame.horizon + height * 0.08, height * 0.12, 0.8)
  const half = height * 0.2
  drawNeedle(stage, { x: focusX + side * half * 0.72, y: height * 0.07, half, depth: 0.06, side })
  if (!isDesertClimb(stage))
    drawWoodedHill(stage, {
      y: height * 0.88,
      swing: height * 0.04,
      depth: 0.2,
      tall: 54,
      spacing: 21,
    })
  return {
    spots: {
      wall: {
        x: focusX + side * half * 0.16,
        y: height * 0.47,
        size: frame.size,
        faces: faces(side),
      },
      ground: { x: focusX - side * width * 0.2, y: height * 0.95, size: frame.size * 0.7 },
    },
    front: () => drawClimbEdge(stage, side === 1 ? -1 : 1, { tall: 0.36, wide: 0.4 }),
  }
}

type Needle = { x: number; y: number; half: number; depth: number; side: 1 | -1 }

/** Its near side stands nearly upright, the other one steps down. */
function drawNeedle(stage: Stage, { x, y, half, depth, side }: Needle): void {
  const { canvas, frame, light, random } = stage
  const tall = frame.height * 1.02 - y
  const at = (share: number, down: number): Point => [x + side * share * half, y + tall * down]
  const near = [
    at(-0.12, 0),
    at(-0.4, 0.04),
    at(-0.46, 0.16),
    at(-0.66, 0.24),
    at(-0.7, 0.4),
    at(-0.86, 0.52),
    at(-0.84, 0.7),
    at(-1.06, 0.86),
    at(-1.2, 1),
  ]
  const far = [
    at(1.5, 1),
    at(1.22, 0.8),
    at(1.02, 0.72),
    at(0.94, 0.5),
    at(0.7, 0.42),
    at(0.62, 0.2),
    at(0.36, 0.14),
    at(0.2, 0.02),
  ]
  canvas.fill(
    area([...near, ...far]),
    canvas.sweep(x - side * half, x + side * half, [
      [0, light.tone(climbedRock(stage), depth + 0.04, 0.8)],
      [0.5, light.tone(climbedRock(stage), depth, 0.3)],
      [1, light.tone('rock', depth)],
    ]),
  )
  const shade = [at(0.2, 0.02), at(-0.04, 0.24), at(0.12, 0.46), at(-0.1, 0.72), at(0.1, 1), ...far]
  canvas.fill(area(shade), light.tone('rock', depth + 0.02), 0.5)
  const inner = near.map(([px, py], index): Point => [
    px + side * half * (0.16 + 0.08 * (index % 2)),
    py,
  ])
  canvas.fill(
    area([...near, ...inner.toReversed()]),
    light.tone(climbedRock(stage), depth + 0.06, 1),
    0.7,
  )
  const cracks = [-0.28, 0.3].map((share) => {
    const [px, py] = at(share, between(random, 0.12, 0.3))
    return `M${Math.round(px)} ${Math.round(py)}l${Math.round(side * 6)} ${Math.round(tall * 0.17)} ${Math.round(-side * 9)} ${Math.round(tall * 0.13)} ${Math.round(side * 4)} ${Math.round(tall * 0.16)}`
  })
  canvas.stroke(cracks.join(''), light.ink, 2.2, 0.42)
}

/** The end of a climb: a ledge over the haze, and a great mountain across. */
export function drawTop(stage: Stage): Setting {
  const setting = drawSummit(stage)
  const { ground } = setting.spots
  const side = sideOf(stage)
  const { frame } = stage
  // At the very edge, where the rope goes down.
  const x = ground.x - side * frame.width * 0.1
  return {
    ...setting,
    spots: {
      ground,
      wall: { x, y: ground.y, size: frame.size, faces: side === 1 ? 'left' : 'right' },
    },
  }
}
