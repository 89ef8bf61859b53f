import { mixHex } from '../../style/oklch.ts'
import { area, bend, dots, under, type Point } from '../ink/path.ts'
import { crest } from '../land/crest.ts'
import { drawRocks } from '../land/foreground.ts'
import { drawFarCrest } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { palm } from '../trees/broadleaves.ts'
import { drawReflection, drawRipples, drawSunRoad, drawWater } from '../water/water.ts'

/** The open sea: islands in the haze, swell towards the reader. */
export function drawSea(stage: Stage): Setting {
  const { frame } = stage
  const { height, horizon, focusX } = frame
  drawSky(stage)
  drawIslands(stage)
  drawWater(stage, horizon, 'sea')
  drawSunRoad(stage, horizon)
  drawRipples(stage, horizon)
  drawSwell(stage)
  const spot = { x: focusX, y: horizon + (height - horizon) * 0.5, size: frame.size * 1.05 }
  return {
    spots: { water: spot, ground: spot },
    front: () => {
      drawGulls(stage)
      drawNearWave(stage)
    },
  }
}

/** Headlands one behind the other around a bay, a beach in front. */
export function drawCoast(stage: Stage): Setting {
  const { frame, habitatIsGround } = { ...stage, habitatIsGround: stage.habitat === 'ground' }
  const { height, horizon, focusX, width } = frame
  const away = focusX > width / 2 ? -1 : 1
  drawSky(stage)
  drawIslands(stage)
  drawWater(stage, horizon, 'lagoon')
  const [far, high] = [between(stage.random, 0.8, 1.15), between(stage.random, 0.7, 1.15)]
  for (const [reach, rise, depth, drop] of [
    [0.62, 0.14, 0.62, 0.02],
    [0.46, 0.23, 0.4, 0.07],
    [0.27, 0.36, 0.2, 0.14],
  ] as const) {
    drawHeadland(stage, {
      side: away,
      reach: reach * width * far,
      rise: rise * height * frame.rise * high,
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

function drawIslands(stage: Stage): void {
  const { canvas, frame, light, random } = stage
  const { horizon, width, height } = frame
  drawFarCrest(stage, {
    y: horizon + height * 0.03,
    swing: height * 0.055,
    depth: 0.86,
    wave: width * 0.4,
  })
  const points = crest({
    random,
    width,
    y: horizon + height * 0.045,
    swing: height * 0.09,
    wave: width * 0.7,
    rough: 0.3,
    step: width / 30,
  })
  canvas.fill(under(points, horizon + 20), light.tone('rock', 0.7, 0.2))
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
  if (scene.season === 'winter' || scene.season === 'autumn') {
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

/** Long lenses of light water: swell, larger towards the reader. */
function drawSwell(stage: Stage): void {
  const { canvas, frame, light, random } = stage
  const { horizon, height, width } = frame
  const rows = 7
  const waves = Array.from({ length: rows * 3 }, (_, index) => {
    const t = ((index % rows) + random()) / rows
    const [half, high] = [
      Math.round((40 + 150 * t) * between(random, 0.6, 1.2)),
      Math.round(3 + 15 * t),
    ]
    const x = random() * (width + 200) - 200
    return `M${Math.round(x)} ${Math.round(horizon + 12 + (height - horizon) * t ** 1.3)}q${Math.round(half * 0.7)}-${high} ${half}-${high}t${half} ${high}q-${Math.round(half * 0.8)}-${Math.round(high * 0.5)}-${half}-${Math.round(high * 0.45)}t-${half} ${Math.round(high * 0.45)}z`
  })
  canvas.fill(waves.join(''), mixHex(light.tone('lagoon', 0.2, 0.8), light.sky.glow, 0.4), 0.6)
}

function drawNearWave(stage: Stage): void {
  const { canvas, frame, light, random } = stage
  const { width, height } = frame
  const line = crest({
    random,
    width,
    y: height * 0.93,
    swing: height * 0.03,
    wave: width * 0.5,
    step: width / 12,
  })
  canvas.fill(
    under(line, height, true),
    canvas.fade(height * 0.9, height, [
      [0, light.tone('sea', 0.08, 0.35)],
      [1, mixHex(light.tone('sea', 0), light.ink, 0.4)],
    ]),
    0.92,
  )
  canvas.stroke(bend(line), light.sky.glow, 2.5, 0.5)
  const foam = Array.from({ length: Math.round(26 * frame.detail) }, (): Point => {
    const [x, y] = line[Math.floor(random() * line.length)] ?? [0, height]
    return [x + random() * 60, y + random() * 12]
  })
  canvas.stroke(dots(foam), light.sky.glow, 4, 0.6)
}

/** Three gulls, near enough to be birds. */
export function drawGulls({ canvas, frame, light, random }: Stage): void {
  const x = frame.width * between(random, 0.2, 0.7)
  const y = frame.horizon * between(random, 0.3, 0.55)
  const birds = [
    [0, 0, 15],
    [46, -16, 11],
    [-40, 14, 10],
  ].map(
    ([dx = 0, dy = 0, wing = 10]) =>
      `M${Math.round(x + dx - wing)} ${Math.round(y + dy)}q${Math.round(wing * 0.6)}-${Math.round(wing * 0.6)} ${wing} 0q${Math.round(wing * 0.4)}-${Math.round(wing * 0.6)} ${wing} 0`,
  )
  canvas.stroke(birds.join(''), light.ink, 2.6, 0.75)
}
