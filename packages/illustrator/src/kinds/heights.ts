import { mixHex } from '../colour/oklch.ts'
import { area, under, type Point } from '../ink/path.ts'
import { drawBackdrop, findVista } from '../land/backdrop.ts'
import { crest } from '../land/crest.ts'
import {
  drawCorner,
  drawFramingFirs,
  drawGround,
  drawRocks,
  drawSwales,
} from '../land/foreground.ts'
import { drawFarCrest, drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Spot, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawWoodedHill } from '../trees/woods.ts'

/** One great mountain over a sea of haze, and a ledge to see it from. */
export function drawSummit(stage: Stage): Setting {
  const { height, horizon, size } = stage.frame
  const vista = findVista(stage)
  drawSky(stage)
  if (vista === undefined) drawHighSummit(stage)
  else drawBackdrop(stage, { vista, foot: horizon + height * 0.12 })
  // Climbers need a ledge to stand on.
  const isLow = vista === 'woods' || vista === 'hills'
  if (isLow && stage.habitat !== 'wall') return drawPasture(stage)
  const ledge = drawLedge(stage)
  return { spots: { ground: { ...ledge, size } }, front: () => drawLedgeFrame(stage) }
}

/** Draws grass for vistas that show the mountains from below or from afar. */
function drawPasture(stage: Stage): Setting {
  const { frame } = stage
  const { height, width, focusX } = frame
  drawGround(stage, { y: height * 0.77, swing: height * 0.03, material: 'grass', depth: 0.14 })
  drawSwales(stage, { y: height * 0.8, bottom: height, material: 'grass', count: 5 })
  drawRocks(
    stage,
    [0.3, 0.36, -0.28].map((away, index) => ({
      x: focusX + away * width,
      y: height * (0.92 + 0.02 * index),
      size: height * (0.1 - 0.02 * index),
    })),
  )
  return { spots: { ground: { x: focusX, y: height * 0.87, size: frame.size } } }
}

function drawHighSummit(stage: Stage): void {
  const { frame, random, scene } = stage
  const { height, horizon, width, focusX } = frame
  const peakAt = (focusX > width / 2 ? 0.36 : 0.64) + (random() - 0.5) * 0.26
  const snow = { winter: 0.75, spring: 0.55, autumn: 0.42, summer: 0.42 }[scene.season]
  const base = horizon + height * 0.16
  drawRange(stage, {
    base: horizon + height * 0.05,
    height: height * 0.26,
    depth: 0.84,
    spacing: 0.15,
    peakAt: random(),
  })
  drawRange(stage, {
    base,
    height: height * between(random, 0.46, 0.58),
    depth: 0.5,
    spacing: between(random, 0.3, 0.5),
    peakAt,
    snow,
    saddle: 0.3,
  })
  drawMist(stage, base - height * 0.04, height * 0.1, 0.75)
  drawRange(stage, {
    base: base + height * 0.1,
    height: height * 0.2,
    depth: 0.36,
    spacing: 0.2,
    peakAt: 1 - peakAt,
    snow: scene.season === 'winter' ? 0.5 : 0,
  })
  drawMist(stage, base + height * 0.06, height * 0.08, 0.7)
  drawWoodedHill(stage, {
    y: base + height * 0.08,
    swing: height * 0.05,
    depth: 0.26,
    tall: 24,
    spacing: 11,
    mixed: 0,
  })
}

/** A crag that juts in from the subject's side: a flat top, faces below it. */
function drawLedge(stage: Stage): Omit<Spot, 'size'> {
  const { canvas, frame, light, random } = stage
  const { width, height, focusX } = frame
  const side = focusX > width / 2 ? 1 : -1
  const edge = side === 1 ? width + 20 : -20
  // A company needs a longer ledge, and a deeper one for those who stand behind.
  const [reach, deep] = stage.troupe === null ? [0.16, 0] : [0.36, 0.06]
  const tip = focusX - side * width * reach
  const y = height * 0.8
  const at = (share: number, down: number): Point => [tip + (edge - tip) * share, y + height * down]
  const top = [
    at(0, 0.02),
    at(deep > 0 ? 0.06 : 0.16, -deep),
    at(0.4, 0.004 - deep),
    at(0.62, -0.006 - deep),
    at(0.82, -0.04 - deep),
    at(1, -0.07 - deep),
  ]
  const faces = [at(0.97, 0.3), at(0.1, 0.3), at(0.14, 0.19), at(0.03, 0.12)]
  canvas.fill(
    area([...top, ...faces]),
    canvas.fade(y, height, [
      [0, light.tone('rock', 0.08, 0.2)],
      [1, mixHex(light.tone('rock', 0.02), light.ink, 0.5)],
    ]),
  )
  canvas.fill(
    area([
      ...top,
      ...top.toReversed().map(([x, up], index): Point => {
        const thick = 0.02 + 0.014 * ((index * 7) % 3)
        return [x, up + height * (index === top.length - 1 ? thick : deep + thick)]
      }),
    ]),
    light.tone(stage.scene.season === 'winter' ? 'snow' : 'rock', 0.1, 0.95),
  )
  const slabs = [0.2, 0.36, 0.55, 0.76].map((share) => {
    const wide = between(random, 0.05, 0.11)
    return area([
      at(share, 0.045),
      at(share + wide, 0.035),
      at(share + wide * 1.3, 0.14),
      at(share + wide * 0.5, 0.2),
    ])
  })
  canvas.fill(slabs.join(''), light.tone('rock', 0.12, 0.45), 0.55)
  const lower = crest({
    random,
    width,
    y: height * 0.97,
    swing: height * 0.03,
    wave: width * 0.4,
    rough: 0.5,
    step: width / 24,
  })
  canvas.fill(under(lower, height), mixHex(light.tone('rock', 0.02), light.ink, 0.6))
  const [left, right] =
    side === 1 ? [tip + width * 0.05, width * 0.95] : [width * 0.05, tip - width * 0.05]
  return { x: focusX, y: y + height * 0.012, ends: { left, right } }
}

function drawLedgeFrame(stage: Stage): void {
  const { frame } = stage
  const away = frame.focusX > frame.width / 2 ? -1 : 1
  drawFramingFirs(stage, away, { foot: frame.height + 4, tall: frame.height * 0.44, count: 2 })
  drawCorner(stage, away, { wide: frame.width * 0.3, high: frame.height * 0.1 })
}

/** Ridge behind ridge into the light: each one paler than the one before it. */
export function drawRidge(stage: Stage): Setting {
  const { frame, random } = stage
  const { height, horizon, width, focusX } = frame
  const vista = findVista(stage)
  drawSky(stage)
  if (vista !== undefined) drawBackdrop(stage, { vista, foot: horizon + height * 0.1 })
  const rows = vista === undefined ? 5 : 0
  for (let index = 0; index < rows; index += 1) {
    const t = index / (rows - 1)
    const y = horizon - height * 0.1 + height * 0.24 * t
    const points = drawFarCrest(stage, {
      y,
      swing: height * between(random, 0.05, 0.09),
      depth: 0.92 - 0.56 * t,
      wave: width * between(random, 0.4, 0.8),
      rough: 0.22,
      material: index < 2 ? 'rock' : 'conifer',
    })
    if (index < rows - 1)
      drawMist(stage, (points[6]?.[1] ?? y) + height * 0.08, height * 0.05, 0.35)
  }
  drawWoodedHill(stage, {
    y: height * 0.79,
    swing: height * 0.05,
    depth: 0.3,
    tall: 30,
    spacing: 13,
  })
  const side = focusX > width / 2 ? 1 : -1
  const slope = drawGround(stage, {
    y: height * 0.83,
    swing: height * 0.02,
    material: 'grass',
    depth: 0.12,
    sink: (x) => (side === 1 ? focusX - x : x - focusX) * (height / width) * 0.2,
  })
  drawSwales(stage, { y: height * 0.86, bottom: height, material: 'grass', count: 4 })
  const y = slope.find(([x]) => x >= focusX)?.[1] ?? height * 0.83
  drawRocks(
    stage,
    [0.22, 0.3, -0.24].map((away, index) => ({
      x: focusX + away * width,
      y: y + height * (0.1 + 0.02 * index),
      size: height * (0.09 - 0.02 * index),
    })),
  )
  return {
    spots: { ground: { x: focusX, y: y + height * 0.05, size: frame.size } },
    front: () =>
      drawCorner(stage, side === 1 ? -1 : 1, { wide: width * 0.34, high: height * 0.13 }),
  }
}
