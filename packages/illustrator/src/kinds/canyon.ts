import type { Vista } from '../cast/cast.ts'
import { area, type Point } from '../ink/path.ts'
import { drawCorner, drawGround, drawRocks } from '../land/foreground.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawRipples, drawWater } from '../water/water.ts'
import { drawMesa } from '../land/mesa.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { drawRapids } from '../water/rapids.ts'

/** Red walls in bands, one behind the other, and a river at their feet. */
export function drawCanyon(stage: Stage): Setting {
  const { frame, random, habitat } = stage
  const { width, height, horizon, focusX } = frame
  drawSky(stage)
  drawFarMesas(stage)
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
  const banksAt = () => [0, width] as const
  for (const [side, reach, top, depth] of canyonWalls[stage.shot.vista ?? 'range']) {
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
  const isWild = stage.shot.isWild === true && habitat !== 'ground'
  if (isWild) drawRapids(stage, { top: horizon + height * 0.1, bottom: height, rows: 7, banksAt })
  return {
    spots: {
      water: { x: focusX, y: height * 0.8, size: frame.size },
      ground: { x: focusX, y: height * 0.86, size: frame.size },
    },
    front() {
      if (isWild) drawRapids(stage, { top: height * 0.9, bottom: height * 1.02, rows: 2, banksAt })
      else drawCorner(stage, focusX > width / 2 ? -1 : 1, { wide: width * 0.3, high: height * 0.1 })
    },
  }
}

type Wall = readonly [side: -1 | 1, reach: number, top: number, depth: number]

const usualWalls: readonly Wall[] = [
  [-1, 0.34, 0.2, 0.34],
  [1, 0.32, 0.24, 0.3],
  [-1, 0.2, 0.05, 0.12],
  [1, 0.17, 0.1, 0.1],
]

/** Canyon walls by vista, from far to near, as fractions of the picture. */
const canyonWalls: Record<Vista, readonly Wall[]> = {
  range: usualWalls,
  heights: [
    [-1, 0.3, 0.3, 0.34],
    [1, 0.24, 0.34, 0.3],
  ],
  woods: [[1, 0.3, 0.12, 0.3]],
  peak: [],
  walls: [
    [-1, 0.5, -0.04, 0.34],
    [1, 0.5, 0.02, 0.3],
    [-1, 0.36, -0.2, 0.12],
    [1, 0.34, -0.2, 0.1],
  ],
  hills: [],
}

/** Draws mesas beyond the canyon, or in some vistas a lone butte or a row of cottonwoods. */
function drawFarMesas(stage: Stage): void {
  const { width, height, horizon, focusX } = stage.frame
  const { vista } = stage.shot
  const scale = vista === 'hills' || vista === 'heights' ? 0.55 : 1
  for (const [from, to, rise, foot, depth] of [
    [0.3, 0.72, 0.16, 0.05, 0.74],
    [-0.05, 0.28, 0.2, 0.08, 0.58],
    [0.76, 1.05, 0.22, 0.08, 0.54],
  ] as const) {
    drawMesa(stage, {
      from: width * from,
      to: width * to,
      top: horizon - height * rise * scale,
      foot: horizon + height * foot,
      depth,
    })
  }
  if (vista === 'peak') {
    const middle = width * (focusX > width / 2 ? 0.32 : 0.68)
    drawMesa(stage, {
      from: middle - height * 0.3,
      to: middle + height * 0.3,
      top: horizon - height * 0.46,
      foot: horizon + height * 0.1,
      depth: 0.3,
    })
  }
  if (vista === 'woods') {
    drawWoodedHill(stage, {
      y: horizon + height * 0.055,
      swing: height * 0.008,
      depth: 0.3,
      tall: 58,
      spacing: 20,
      mixed: 1,
    })
  }
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
