import { mixHex } from '../../style/oklch.ts'
import { area, type Point } from '../ink/path.ts'
import { drawCorner, drawFramingFirs, drawGround, drawRocks } from '../land/foreground.ts'
import type { Material } from '../light/local-colours.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { drawRipples, drawWater } from '../water/water.ts'
import { drawValley } from './river.ts'

/** A cliff from below the picture to above it, the valley far beneath. */
export function drawWall(stage: Stage): Setting {
  const { frame } = stage
  const { width, height, focusX } = frame
  const side = focusX > width / 2 ? 1 : -1
  drawSky(stage)
  drawValley(stage)
  drawMist(stage, frame.horizon + height * 0.06, height * 0.1, 0.7)
  drawWoodedHill(stage, {
    y: height * 0.8,
    swing: height * 0.05,
    depth: 0.24,
    tall: 52,
    spacing: 20,
  })
  drawCliff(stage, side)
  const ledge = focusX - side * width * 0.015
  return {
    spots: {
      wall: { x: ledge, y: height * 0.56, size: frame.size * 1.05 },
      ground: { x: focusX - side * width * 0.26, y: height * 0.93, size: frame.size * 0.8 },
    },
    front: () => {
      drawFramingFirs(stage, side === 1 ? -1 : 1, {
        foot: height * 1.02,
        tall: height * 0.5,
        count: 2,
      })
      drawCorner(stage, side === 1 ? -1 : 1, { wide: width * 0.3, high: height * 0.13 })
    },
  }
}

/** Slabs and corners: the face that looks at the sun is pale, the others stand in the shade. */
function drawCliff(stage: Stage, side: 1 | -1): void {
  const { canvas, frame, light, random } = stage
  const { width, height, focusX } = frame
  const edge = side === 1 ? width + 20 : -20
  const lip = (focusX - side * width * 0.06 - edge) * -side
  const at = (share: number, down: number): Point => [edge - side * lip * share, height * down]
  const rim = [
    at(0.8, -0.02),
    at(0.86, 0.1),
    at(0.8, 0.2),
    at(0.93, 0.3),
    at(0.9, 0.42),
    at(1, 0.5),
    at(0.97, 0.63),
    at(1.04, 0.74),
    at(1, 0.86),
    at(1.12, 1.02),
  ]
  const material: Material = 'paleRock'
  const body = canvas.sweep(edge - side * lip, edge, [
    [0, light.tone(material, 0.1, 0.75)],
    [0.5, light.tone(material, 0.06, 0.3)],
    [1, light.tone('rock', 0.02)],
  ])
  canvas.fill(area([at(0, -0.02), ...rim, at(0, 1.02)]), body)
  const faces = (share: number, wide: number) =>
    [0, 0.26, 0.52, 0.78]
      .map((top) => {
        const x = share + (random() - 0.5) * 0.08
        const tall = between(random, 0.2, 0.42)
        return area([
          at(x, top),
          at(x - wide, top + 0.05),
          at(x - wide * 0.8, top + tall),
          at(x - wide * 0.1, top + tall * 1.12),
          at(x + 0.03, top + tall * 0.5),
        ])
      })
      .join('')
  canvas.fill(faces(0.84, 0.1) + faces(0.42, 0.08), light.tone(material, 0.1, 1), 0.42)
  canvas.fill(faces(0.64, 0.11) + faces(0.22, 0.1), light.tone('rock', 0.03), 0.34)
  const inner = rim.map(([x, y], index): Point => [x + side * lip * (0.05 + 0.03 * (index % 2)), y])
  canvas.fill(area([...rim, ...inner.toReversed()]), light.tone(material, 0.08, 1), 0.75)
  const cracks = [0.72, 0.5, 0.3].map((share) => {
    const [x, y] = at(share, between(random, 0, 0.3))
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-side * 8)} ${Math.round(height * 0.16)} ${Math.round(side * 12)} ${Math.round(height * 0.13)} ${Math.round(-side * 5)} ${Math.round(height * 0.2)}`
  })
  canvas.stroke(cracks.join(''), light.ink, 2.4, 0.45)
}

/** Red walls in bands, one behind the other, and a river at their feet. */
export function drawCanyon(stage: Stage): Setting {
  const { frame, random, habitat } = stage
  const { width, height, horizon, focusX } = frame
  drawSky(stage)
  drawMesa(stage, {
    from: width * 0.3,
    to: width * 0.72,
    top: horizon - height * 0.16,
    foot: horizon + height * 0.05,
    depth: 0.74,
  })
  drawMesa(stage, {
    from: -60,
    to: width * 0.28,
    top: horizon - height * 0.2,
    foot: horizon + height * 0.08,
    depth: 0.58,
  })
  drawMesa(stage, {
    from: width * 0.76,
    to: width + 60,
    top: horizon - height * 0.22,
    foot: horizon + height * 0.08,
    depth: 0.54,
  })
  drawMist(stage, horizon + height * 0.04, height * 0.08, 0.5)
  if (habitat === 'ground') {
    drawGround(stage, {
      y: horizon + height * 0.07,
      swing: height * 0.015,
      material: 'redrock',
      depth: 0.3,
    })
  } else {
    drawWater(stage, horizon + height * 0.05, 'lagoon')
    drawRipples(stage, horizon + height * 0.05)
  }
  for (const [side, reach, top, depth] of [
    [-1, 0.34, 0.2, 0.34],
    [1, 0.32, 0.24, 0.3],
    [-1, 0.2, 0.05, 0.12],
    [1, 0.17, 0.1, 0.1],
  ] as const) {
    const room = side === -1 ? focusX : width - focusX
    const tip =
      side === -1
        ? Math.min(width * reach, room - frame.size * 0.2)
        : width - Math.min(width * reach, room - frame.size * 0.2)
    drawCanyonWall(stage, {
      isWet: habitat !== 'ground',
      side,
      tip,
      top: height * top,
      foot: horizon + height * (0.34 - depth * 0.7) + height * 0.06,
      depth,
    })
  }
  if (habitat === 'ground') {
    drawRocks(
      stage,
      Array.from({ length: 4 }, () => ({
        x: width * between(random, 0.2, 0.8),
        y: height * between(random, 0.72, 0.97),
        size: height * between(random, 0.03, 0.08),
      })),
      'redrock',
    )
  }
  return {
    spots: {
      water: { x: focusX, y: height * 0.8, size: frame.size },
      ground: { x: focusX, y: height * 0.86, size: frame.size },
    },
    front: () =>
      drawCorner(stage, focusX > width / 2 ? -1 : 1, { wide: width * 0.3, high: height * 0.1 }),
  }
}

/** A table mountain: a band of cliff on a slope of rubble. */
export function drawMesa(
  stage: Stage,
  {
    from,
    to,
    top,
    foot,
    depth,
  }: { from: number; to: number; top: number; foot: number; depth: number },
): void {
  const { canvas, light, random, sun } = stage
  const wide = to - from
  const cliff = top + (foot - top) * between(random, 0.42, 0.55)
  const steps = [0.1, 0.13, 0.3, 0.33, 0.62, 0.66, 0.88, 0.9]
  const rim = steps.map((share, index): Point => [
    from + wide * share,
    top + (index % 4 < 2 ? 0 : (foot - top) * 0.06),
  ])
  const body = area([
    [from - wide * 0.06, foot],
    [from + wide * 0.09, cliff],
    ...rim,
    [to - wide * 0.09, cliff],
    [to + wide * 0.06, foot],
  ])
  canvas.fill(
    body,
    canvas.fade(top, foot, [
      [0, light.tone('redrock', depth, 0.35)],
      [1, mixHex(light.tone('redrock', depth), light.haze, 0.4)],
    ]),
  )
  const lit = sun.x > (from + to) / 2
  const clefts = Array.from({ length: 7 }, (_, index) => {
    const x = from + wide * (0.13 + index * 0.11)
    const half = wide * 0.02
    return area([
      [x - half, top + (foot - top) * 0.1],
      [x + half, top + (foot - top) * 0.06],
      [x + half * 1.4, cliff],
      [x - half * 0.6, cliff + (foot - top) * 0.06],
    ])
  })
  canvas.fill(clefts.join(''), light.tone('redrock', depth, lit ? 1 : 0), 0.5)
}

function drawCanyonWall(
  stage: Stage,
  {
    side,
    tip,
    top,
    foot,
    depth,
    isWet,
  }: { side: 1 | -1; tip: number; top: number; foot: number; depth: number; isWet: boolean },
): void {
  const { canvas, frame, light, random } = stage
  const edge = side === -1 ? -20 : frame.width + 20
  const reach = (tip - edge) * -side
  const tall = foot - top
  const at = (share: number, down: number): Point => [
    edge - side * reach * share,
    top + tall * down,
  ]
  const rim = [
    [0.62, 0],
    [0.66, 0.1],
    [0.76, 0.13],
    [0.78, 0.28],
    [0.74, 0.33],
    [0.8, 0.5],
    [0.88, 0.53],
    [0.9, 0.74],
    [0.86, 0.8],
    [1, 1],
  ].map(([share = 0, down = 0]) => at(share * between(random, 0.96, 1.04), down))
  canvas.fill(
    area([at(0, -0.06), at(0.4, -0.03), ...rim, at(0, 1)]),
    canvas.fade(top, foot, [
      [0, light.tone('redrock', depth, 0.6)],
      [0.6, light.tone('redrock', depth, 0.2)],
      [1, light.tone('redrock', depth * 0.5)],
    ]),
  )
  if (isWet) {
    const mirrored = rim.map(([x, y]): Point => [x, foot + (foot - y) * 0.3])
    const paint = canvas.fade(foot, foot + tall * 0.32, [
      [0, light.tone('redrock', depth), 0.6],
      [1, light.tone('redrock', depth), 0.05],
    ])
    canvas.fill(area([at(0, 1), ...mirrored.toReversed(), [edge, foot + tall * 0.3]]), paint)
    canvas.stroke(
      `M${Math.round(edge)} ${Math.round(foot)}H${Math.round(at(1.03, 1)[0])}`,
      light.sky.glow,
      3,
      0.6,
    )
  }
  const band = (from: number, thick: number, share: number) =>
    area([
      at(0, from),
      at(share * 0.5, from + 0.015),
      at(share, from),
      at(share + 0.015, from + thick),
      at(share * 0.4, from + thick + 0.02),
      at(0, from + thick),
    ])
  canvas.fill(
    band(0.3, 0.07, 0.74) + band(0.64, 0.05, 0.86) + band(0.1, 0.03, 0.64),
    light.tone('redrock', depth * 0.6),
    0.6,
  )
  canvas.fill(
    band(0.17, 0.06, 0.74) + band(0.52, 0.05, 0.84) + band(0.84, 0.04, 0.88),
    light.tone('sand', depth, 0.6),
    0.4,
  )
  const faces = rim.slice(0, -1).map(([x, y], index): string => {
    const next = rim[index + 1] ?? [x, y]
    return area([
      [x, y],
      next,
      [next[0] + side * reach * 0.14, next[1]],
      [x + side * reach * 0.09, y],
    ])
  })
  canvas.fill(faces.join(''), light.tone('redrock', depth, 1), 0.5)
}
