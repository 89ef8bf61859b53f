import { mixHex } from '../colour/oklch.ts'
import { area, bend, under, type Point } from '../ink/path.ts'
import { crest } from '../land/crest.ts'
import { drawRocks } from '../land/foreground.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { findValleyShape } from '../lands/valley-walls.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { palm } from '../trees/broadleaves.ts'
import { drawReflection, drawRipples, drawSunRoad, drawWater } from '../water/water.ts'
import { drawGulls, drawOffing } from '../water/offing.ts'

/** Headlands one behind the other around a bay, a beach in front. */
export function drawCoast(stage: Stage): Setting {
  const { frame, habitatIsGround } = { ...stage, habitatIsGround: stage.habitat === 'ground' }
  const { height, horizon, focusX, width } = frame
  const away = focusX > width / 2 ? -1 : 1
  drawSky(stage)
  const shape = findValleyShape(stage)
  drawOffing(stage)
  drawWater(stage, horizon, 'lagoon')
  const [far, high] = [between(stage.random, 0.8, 1.15), between(stage.random, 0.7, 1.15)]
  for (const [reach, rise, depth, drop] of [
    [0.62, 0.14, 0.62, 0.02],
    [0.46, 0.23, 0.4, 0.07],
    [0.27, 0.36, 0.2, 0.14],
  ] as const) {
    drawHeadland(stage, {
      side: away,
      reach: reach * width * far * shape.reach,
      rise: rise * height * frame.rise * high * shape.rise,
      foot: horizon + drop * height,
      depth,
    })
  }
  drawSunRoad(stage, horizon)
  drawRipples(stage, horizon, height * 0.84)
  const water = {
    x: focusX + (width / 2 - focusX) * 0.55,
    y: horizon + (height - horizon) * 0.42,
    size: frame.size * 0.95,
  }
  if (!habitatIsGround)
    return {
      spots: { water, ground: water },
      front: () => (drawGulls(stage), drawBeach(stage, 0.9)),
    }
  drawBeach(stage, 0.76)
  return {
    spots: { water, ground: { x: focusX, y: height * 0.88, size: frame.size } },
    front: () => drawGulls(stage),
  }
}

/** A cliff that comes in from one side, its sunny face paler, green on its back. */
function drawHeadland(
  stage: Stage,
  {
    side,
    reach,
    rise,
    foot,
    depth,
  }: { side: -1 | 1; reach: number; rise: number; foot: number; depth: number },
): void {
  const { canvas, frame, light, random } = stage
  const edge = side === -1 ? -20 : frame.width + 20
  const at = (share: number, up: number): Point => [edge - side * reach * share, foot - rise * up]
  const steps = [1, 1.02, 0.9, 0.93, 0.78, 0.7, 0.52, 0.44, 0.2, 0]
  const top = steps.map((up, index) =>
    at(index / (steps.length - 1), up * between(random, 0.92, 1.06)),
  )
  const body = canvas.fade(foot - rise, foot, [
    [0, light.tone('paleRock', depth, 0.6)],
    [1, light.tone('paleRock', depth)],
  ])
  canvas.fill(area([at(0, 0), ...top]), body)
  const clefts = top.slice(2, -1).map(([x, y], index): string => {
    const down = (foot - y) * between(random, 0.5, 0.95)
    const lean = side * (10 + 26 * random())
    return area([
      [x, y],
      [x + lean * 0.4, y + down * 0.5],
      [x + lean, y + down],
      [x + lean * 1.4 + (index % 2) * 8, y + down * 0.4],
    ])
  })
  canvas.fill(clefts.join(''), light.tone('rock', depth * 0.8), 0.5)
  const grass = [
    ...top.slice(0, -2),
    ...top
      .slice(0, -2)
      .toReversed()
      .map(([x, y], index): Point => [x - side * 4, y + rise * (0.09 + 0.07 * (index % 2))]),
  ]
  canvas.fill(area(grass), light.tone('grass', depth, 0.5))
  const surf = canvas.sweep(edge, edge - side * reach, [
    [0, light.sky.glow, 0.9],
    [1, light.sky.glow, 0.5],
  ])
  canvas.stroke(
    `M${Math.round(edge)} ${Math.round(foot)}H${Math.round(edge - side * reach * 1.04)}`,
    surf,
    3,
  )
  drawReflection(stage, {
    crest: [at(0, 1), ...top.slice(1, -1), at(1, 0)].toSorted((one, other) => one[0] - other[0]),
    y: foot,
    squash: 0.4,
    material: 'paleRock',
    depth,
    opacity: 0.4,
  })
}

/** Sand with the last wave on it, and palms where it is warm. */
function drawBeach(stage: Stage, at: number): void {
  const { canvas, frame, light, random, scene } = stage
  const { width, height, focusX } = frame
  const near = focusX > width / 2 ? 1 : -1
  const line = crest({
    random,
    width,
    y: height * at,
    swing: height * 0.02,
    wave: width * 0.9,
    step: width / 10,
    sink: (x) => (near === 1 ? width - x : x) * 0.045,
  })
  const shifted = (down: number) =>
    line.map(([x, y], index): Point => [x, y + down + (index % 2) * 5])
  canvas.fill(under(shifted(-14), height, true), light.sky.glow, 0.55)
  canvas.fill(
    under(line, height, true),
    canvas.fade(height * at, height, [
      [0, mixHex(light.tone('sand', 0.1, 0.3), light.tone('sea', 0.1), 0.3)],
      [0.3, light.tone('sand', 0.1, 0.6)],
      [1, light.tone('sand', 0.02, 0.2)],
    ]),
  )
  canvas.stroke(bend(shifted(3)), light.sun, 3, 0.7)
  if (scene.climate !== 'tropical') {
    drawRocks(
      stage,
      [0.05, 0.12, 0.9].map((share, index) => ({
        x: width * share,
        y: height * (0.97 - 0.01 * index),
        size: height * (0.16 - 0.03 * index),
      })),
    )
    return
  }
  for (const [share, tall] of [
    [0.035, 0.6],
    [0.1, 0.42],
  ] as const) {
    const x = near === 1 ? width * (1 - share) : width * share
    const tree = palm(random, x, height + 6, height * tall * frame.rise)
    canvas.stroke(tree.stem, light.tone('trunk', 0.03), 11)
    canvas.fill(tree.fronds, mixHex(light.tone('leaf', 0.03, 0.15), light.ink, 0.35))
  }
}
