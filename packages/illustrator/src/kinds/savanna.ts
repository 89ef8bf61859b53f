import { mixHex } from '../colour/oklch.ts'
import { area } from '../ink/path.ts'
import { drawCorner, drawGround, drawSwales } from '../land/foreground.ts'
import { drawFarCrest } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { acacia } from '../trees/broadleaves.ts'

/** Golden grass to the horizon, flat-topped trees, one far mountain. */
export function drawSavanna(stage: Stage): Setting {
  const { frame, light } = stage
  const { width, height, horizon, focusX } = frame
  const away = focusX > width / 2 ? -1 : 1
  drawSky(stage)
  const peakAt = away === -1 ? 0.26 : 0.74
  drawFarMountain(stage, width * peakAt, horizon)
  drawFarCrest(stage, {
    y: horizon + 4,
    swing: height * 0.025,
    depth: 0.72,
    rough: 0.1,
    material: 'straw',
  })
  drawTreeLine(stage, horizon + 6)
  drawGround(stage, {
    y: horizon + height * 0.04,
    swing: height * 0.012,
    material: 'straw',
    depth: 0.4,
  })
  for (const [share, y, tall, depth] of [
    [0.46, 0.07, 0.12, 0.4],
    [0.93, 0.09, 0.16, 0.34],
    [0.3, 0.1, 0.2, 0.26],
  ] as const) {
    const x = away === -1 ? width * share : width * (1 - share)
    if (Math.abs(x - focusX) > width * 0.12)
      drawAcacia(stage, x, horizon + height * y, height * tall, depth)
  }
  drawGround(stage, {
    y: horizon + height * 0.14,
    swing: height * 0.015,
    material: 'straw',
    depth: 0.2,
  })
  drawSwales(stage, { y: horizon + height * 0.17, bottom: height, material: 'straw', count: 6 })
  drawTufts(stage, horizon + height * 0.2, light.tone('straw', 0.1, 0.9), 40)
  return {
    spots: { ground: { x: focusX, y: height * 0.86, size: frame.size } },
    front: () => {
      drawAcacia(stage, away === -1 ? width * 0.1 : width * 0.9, height * 0.95, height * 0.62, 0)
      drawTufts(stage, height * 0.92, mixHex(light.ink, light.tone('straw', 0), 0.55), 46)
      drawCorner(stage, away, { wide: width * 0.3, high: height * 0.06 })
    },
  }
}

/** Trees so far away that only their shape is left. */
function drawTreeLine({ canvas, frame, light, random }: Stage, y: number): void {
  const trees = Array.from({ length: Math.round(16 * frame.detail) }, () => {
    const x = random() * frame.width
    const tall = frame.height * between(random, 0.02, 0.04)
    return `M${Math.round(x - tall)} ${Math.round(y - tall * 0.7)}q${Math.round(tall)}-${Math.round(tall * 0.8)} ${Math.round(tall * 2)} 0l-${Math.round(tall * 0.9)} ${Math.round(tall * 0.2)}v${Math.round(tall * 0.7)}h-${Math.round(tall * 0.16)}v-${Math.round(tall * 0.7)}z`
  })
  canvas.fill(trees.join(''), light.tone('conifer', 0.56))
}

/** A volcano with long flanks and a white top, alone over the plain. */
function drawFarMountain(stage: Stage, x: number, y: number): void {
  const { canvas, frame, light } = stage
  const { height } = frame
  const tall = height * 0.24 * frame.rise
  const top = y - tall
  const slope = `M${Math.round(x - tall * 2.4)} ${Math.round(y + 8)}Q${Math.round(x - tall * 0.8)} ${Math.round(y - tall * 0.2)} ${Math.round(x - tall * 0.3)} ${Math.round(top)}L${Math.round(x + tall * 0.26)} ${Math.round(top + 3)}Q${Math.round(x + tall * 0.9)} ${Math.round(y - tall * 0.2)} ${Math.round(x + tall * 2.6)} ${Math.round(y + 8)}z`
  canvas.fill(
    slope,
    canvas.fade(top, y, [
      [0, light.tone('rock', 0.68)],
      [1, mixHex(light.tone('rock', 0.85), light.haze, 0.5)],
    ]),
  )
  canvas.fill(
    area([
      [x - tall * 0.3, top],
      [x + tall * 0.26, top + 3],
      [x + tall * 0.47, top + tall * 0.28],
      [x + tall * 0.3, top + tall * 0.2],
      [x + tall * 0.2, top + tall * 0.34],
      [x + tall * 0.04, top + tall * 0.2],
      [x - tall * 0.12, top + tall * 0.36],
      [x - tall * 0.26, top + tall * 0.2],
      [x - tall * 0.46, top + tall * 0.27],
    ]),
    light.tone('snow', 0.5, 0.7),
  )
}

function drawAcacia(
  { canvas, light, random }: Stage,
  x: number,
  foot: number,
  tall: number,
  depth: number,
): void {
  const tree = acacia(random, x, foot, tall)
  const near = depth === 0
  canvas.stroke(tree.stem, near ? light.ink : light.tone('trunk', depth), tall * 0.045)
  canvas.fill(
    tree.crown,
    near ? mixHex(light.ink, light.tone('leaf', 0), 0.45) : light.tone('leaf', depth),
  )
  canvas.fill(tree.light, light.tone('leaf', depth, 0.85), 0.6)
}

function drawTufts(
  { canvas, frame, random }: Stage,
  y: number,
  colour: string,
  count: number,
): void {
  const tufts = Array.from({ length: Math.round(count * frame.detail) }, () => {
    const t = random()
    const [x, at] = [random() * frame.width, y + (frame.height - y) * t]
    const tall = Math.round(
      7 + 17 * ((at - frame.horizon) / (frame.height - frame.horizon)) * between(random, 0.7, 1.3),
    )
    const lean = Math.round(tall * 0.35)
    return `M${Math.round(x)} ${Math.round(at)}l-${lean}-${tall} ${lean + 2} ${Math.round(tall * 0.6)} 3-${tall} 3 ${tall} ${lean}-${Math.round(tall * 0.6)}-${Math.round(lean * 0.6)} ${tall}z`
  })
  canvas.fill(tufts.join(''), colour)
}
