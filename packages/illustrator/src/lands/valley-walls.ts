import type { Vista } from '../cast/cast.ts'
import { mixHex } from '../colour/oklch.ts'
import { area, type Point } from '../ink/path.ts'
import { spires } from '../trees/conifers.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'

export type ValleyWall = {
  side: -1 | 1
  /** How far it extends into the picture, as a share of the width. */
  reach: number
  /** Height at the edge of the picture, in units. */
  rise: number
  foot: number
  depth: number
  snow?: boolean
  waterfall?: boolean
  /** Tree height in units; 0 for bare rock. */
  trees?: number
}

/** Valley proportions by vista: reach and height of the walls, and height of the range behind them. */
const valleyShapes: Record<Vista, { reach: number; rise: number; range: number }> = {
  range: { reach: 1, rise: 1, range: 1 },
  heights: { reach: 0.75, rise: 0.5, range: 0.7 },
  woods: { reach: 1.25, rise: 0.5, range: 0.5 },
  peak: { reach: 0.5, rise: 0.55, range: 2 },
  walls: { reach: 1.3, rise: 1.4, range: 0.6 },
  hills: { reach: 0.6, rise: 0.32, range: 0.9 },
}

export function findValleyShape({ shot: { vista = 'range' } }: Stage) {
  return valleyShapes[vista]
}

/** A steep slope that falls from one side to the water. */
export function drawValleyWall(stage: Stage, wall: ValleyWall): Point[] {
  const { canvas, frame, light, random } = stage
  const { side, reach, foot, depth } = wall
  const rise = wall.rise * frame.rise
  const edge = side === -1 ? -30 : frame.width + 30
  const long = frame.width * reach + 30
  const at = (share: number, up: number): Point => [edge - side * long * share, foot - rise * up]
  const profile = [1, 1.04, 0.94, 0.97, 0.8, 0.82, 0.6, 0.5, 0.26, 0].map((up, index, all) =>
    at(index / (all.length - 1), up * between(random, 0.95, 1.05)),
  )
  const steep = at(1, 0)
  canvas.fill(
    area([at(0, 0), ...profile]),
    canvas.fade(foot - rise, foot, [
      [0, light.tone('rock', depth, 0.35)],
      [0.65, light.tone('rock', depth)],
      [1, mixHex(light.tone('conifer', depth), light.tone('rock', depth), 0.3)],
    ]),
  )
  const gullies = profile.slice(1, -2).map(([x, y], index) => {
    const down = (foot - y) * between(random, 0.45, 0.9)
    const lean = -side * (12 + 20 * random())
    return area([
      [x, y],
      [x + lean * 0.6, y + down * 0.4],
      [x + lean, y + down],
      [x + lean * 1.5 - side * (8 + (index % 2) * 8), y + down * 0.45],
    ])
  })
  canvas.fill(gullies.join(''), light.tone('rock', depth, 1), 0.4)
  if (wall.snow === true) drawSnowTop(stage, profile.slice(0, 6), { rise, depth })
  drawGreenFoot(stage, { at, depth })
  if (wall.waterfall === true)
    drawWaterfall(stage, { from: profile[4] ?? steep, foot, side, depth })
  if ((wall.trees ?? 0) > 0) drawTrees(stage, profile, wall)
  return profile
}

function drawSnowTop(
  { canvas, light }: Stage,
  top: readonly Point[],
  { rise, depth }: { rise: number; depth: number },
): void {
  const lower = top.map(([x, y], index): Point => [x, y + rise * (0.08 + 0.07 * (index % 2))])
  canvas.fill(area([...top, ...lower.toReversed()]), light.tone('snow', depth * 0.8, 0.8))
}

/** Grass and woods on the scree above the water. */
function drawGreenFoot(
  { canvas, light }: Stage,
  { at, depth }: { at: (share: number, up: number) => Point; depth: number },
): void {
  canvas.fill(
    area([
      at(0, 0),
      at(0, 0.3),
      at(0.2, 0.22),
      at(0.34, 0.3),
      at(0.5, 0.16),
      at(0.68, 0.2),
      at(0.84, 0.07),
      at(1, 0),
    ]),
    light.tone('conifer', depth, 0.3),
    0.85,
  )
}

/** A thin white waterfall that widens toward its foot. */
function drawWaterfall(
  { canvas, light }: Stage,
  { from: [x, y], foot, side, depth }: { from: Point; foot: number; side: -1 | 1; depth: number },
): void {
  const lean = -side * (foot - y) * 0.05
  const fall = (shift: number, wide: number): string =>
    area([
      [x + shift, y + 6],
      [x + shift + 4, y + 6],
      [x + shift + lean + wide, foot],
      [x + shift + lean - wide, foot],
    ])
  canvas.fill(fall(0, 7) + fall(side * 22, 4), light.tone('snow', depth * 0.4, 1), 0.9)
}

function drawTrees(
  { canvas, frame, light, random }: Stage,
  profile: readonly Point[],
  { trees = 0, depth, foot }: ValleyWall,
): void {
  const lines = [0.15, 0.4, 0.62, 0.82].map((down) =>
    profile
      .map(([x, y]): Point => [x, y + (foot - y) * down + 6])
      .toSorted((one, other) => one[0] - other[0]),
  )
  const rows = lines.map((ground) =>
    spires({
      random,
      ground,
      from: ground[0]?.[0] ?? 0,
      to: ground.at(-1)?.[0] ?? 0,
      spacing: (trees * 0.75) / frame.detail,
      tall: () => trees,
    }),
  )
  canvas.fill(rows.join(''), light.tone('conifer', depth * 0.9))
}
