import { mixHex } from '../../style/oklch.ts'
import { area, bend, under, type Point } from '../ink/path.ts'
import { drawClumps } from '../land/clumps.ts'
import { crest, heightAt } from '../land/crest.ts'
import {
  drawCorner,
  drawDotsOnGround,
  drawGround,
  drawRocks,
  drawSwales,
} from '../land/foreground.ts'
import { drawFarCrest, drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { acacia } from '../trees/broadleaves.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { drawMesa } from './rock.ts'

/** Dunes: a bright and a dark side each, the crest between them sharp. */
export function drawDesert(stage: Stage): Setting {
  const { frame, random } = stage
  const { width, height, horizon, focusX } = frame
  drawSky(stage)
  drawMesa(stage, {
    from: width * 0.06,
    to: width * between(random, 0.3, 0.42),
    top: horizon - height * 0.13,
    foot: horizon + height * 0.03,
    depth: 0.7,
  })
  drawMesa(stage, {
    from: width * between(random, 0.6, 0.7),
    to: width * 1.02,
    top: horizon - height * 0.09,
    foot: horizon + height * 0.03,
    depth: 0.78,
  })
  drawMist(stage, horizon, height * 0.06, 0.5)
  for (const [y, tall, depth, top] of [
    [0.02, 0.07, 0.55, 0.3],
    [0.08, 0.1, 0.38, 0.72],
    [0.17, 0.12, 0.2, 0.24],
  ] as const) {
    drawDune(stage, {
      foot: horizon + height * (y + tall),
      tall: height * tall,
      depth,
      topX: width * (top + (random() - 0.5) * 0.2),
    })
  }
  drawGround(stage, {
    y: height * 0.8,
    swing: height * 0.02,
    material: 'sand',
    depth: 0.1,
    wave: width,
  })
  drawWindLines(stage, height * 0.83)
  return {
    spots: { ground: { x: focusX, y: height * 0.87, size: frame.size } },
    front: () => {
      const away = focusX > width / 2 ? -1 : 1
      const edge = away === -1 ? 0 : width
      drawCactus(stage, edge - away * width * 0.1, height * 0.97, height * 0.4 * frame.rise)
      drawCactus(stage, edge - away * width * 0.23, height * 0.9, height * 0.17)
      drawRocks(
        stage,
        [0.16, 0.05, 0.93].map((share, index) => ({
          x: edge - away * width * share,
          y: height * (0.975 + index * 0.012),
          size: height * (0.08 + 0.03 * index),
        })),
        'redrock',
      )
    },
  }
}

function drawDune(
  stage: Stage,
  { foot, tall, depth, topX }: { foot: number; tall: number; depth: number; topX: number },
): void {
  const { canvas, frame, light, random, sun } = stage
  const { width, height } = frame
  const line = crest({
    random,
    width,
    y: foot - tall * 0.3,
    swing: tall * 0.3,
    wave: width * 0.9,
    step: width / 12,
    sink: (x) => -tall * 0.9 * Math.max(0, 1 - Math.abs(x - topX) / (width * 0.34)),
  })
  const paint = canvas.fade(foot - tall * 1.4, foot + tall, [
    [0, light.tone('sand', depth, 0.9)],
    [1, light.tone('sand', depth * 0.8, 0.3)],
  ])
  canvas.fill(under(line, height, true), paint)
  const side = sun.x > topX ? -1 : 1
  const top = heightAt(line, topX) + 2
  const ridge = Array.from({ length: 6 }, (_, index): Point => {
    const t = index / 5
    return [
      topX + Math.sin(t * 4 + 0.4) * tall * 0.5 - side * t * tall * 1.6,
      top + (foot + tall - top) * t,
    ]
  })
  const flank = [0.15, 0.5, 0.85, 1].map((t): Point => {
    const x = topX + side * width * 0.3 * t
    return [x, Math.max(heightAt(line, x), top) + tall * 0.04]
  })
  const shade = canvas.fade(top, foot + tall, [
    [0, light.tone('redrock', depth, 0.05), 0.8],
    [1, light.tone('redrock', depth), 0],
  ])
  canvas.fill(
    `${bend(ridge)}L${flank
      .toReversed()
      .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
      .join(' ')}z`,
    shade,
  )
}

/** What the wind draws into sand or snow. */
function drawWindLines({ canvas, frame, light, random }: Stage, y: number): void {
  const lines = Array.from({ length: 7 }, (_, index) => {
    const at = y + (frame.height - y) * ((index + random() * 0.5) / 7)
    const from = random() * frame.width * 0.6 - 60
    const long = frame.width * between(random, 0.2, 0.5)
    return `M${Math.round(from)} ${Math.round(at)}q${Math.round(long * 0.25)}-10 ${Math.round(long * 0.5)}-2t${Math.round(long * 0.5)}-4`
  })
  canvas.stroke(lines.join(''), light.tone('redrock', 0.1, 0.2), 2.4, 0.4)
}

function drawCactus({ canvas, light, sun }: Stage, x: number, foot: number, tall: number): void {
  const thick = tall * 0.13
  const arm = (side: 1 | -1, up: number, high: number) =>
    `M${Math.round(x)} ${Math.round(foot - tall * up)}h${Math.round(side * tall * 0.12)}q${Math.round(side * tall * 0.12)} 0 ${Math.round(side * tall * 0.12)}-${Math.round(tall * 0.12)}v-${Math.round(tall * high)}`
  const d = `M${Math.round(x)} ${Math.round(foot)}v-${Math.round(tall)}`
  const dark = mixHex(light.ink, light.tone('conifer', 0.02), 0.6)
  canvas.stroke(d, dark, thick)
  canvas.stroke(arm(1, 0.42, 0.22) + arm(-1, 0.3, 0.32), dark, thick * 0.78)
  const side = sun.x > x ? 1 : -1
  const shift = `M${Math.round(x + side * thick * 0.28)} ${Math.round(foot)}v-${Math.round(tall * 0.98)}`
  canvas.stroke(shift, light.tone('leaf', 0.05, 0.9), thick * 0.2, 0.7)
}

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

/** Rolling meadows with hedges, trees and flowers under a wide sky. */
export function drawMeadow(stage: Stage): Setting {
  const { frame, light, random, scene } = stage
  const { width, height, horizon, focusX } = frame
  drawSky(stage)
  drawFarCrest(stage, {
    y: horizon - height * 0.03,
    swing: height * 0.07,
    depth: 0.84,
    rough: 0.15,
  })
  if (random() < 0.5)
    drawRange(stage, {
      base: horizon + 8,
      height: height * 0.2,
      depth: 0.76,
      spacing: 0.2,
      peakAt: random(),
      snow: 0.3,
    })
  drawWoodedHill(stage, { y: horizon, swing: height * 0.04, depth: 0.52, tall: 22, spacing: 12 })
  const rows = [
    [0.05, 0.05, 0.42, 'grass'],
    [0.12, 0.045, 0.3, 'straw'],
    [0.2, 0.04, 0.18, 'grass'],
  ] as const
  for (const [y, swing, depth, material] of rows) {
    drawGround(stage, {
      y: horizon + height * y,
      swing: height * swing,
      material: scene.season === 'winter' ? 'grass' : material,
      depth,
      wave: width * between(random, 0.5, 0.9),
    })
    drawClumps(stage, {
      y: horizon + height * (y + 0.012),
      bottom: horizon + height * (y + 0.05),
      count: 9,
      isFree: (x) => depth < 0.25 && Math.abs(x - focusX) < width * 0.2,
      broad: 0.8,
    })
  }
  drawSwales(stage, { y: horizon + height * 0.25, bottom: height, material: 'grass', count: 5 })
  if (scene.season !== 'winter') {
    drawDotsOnGround(stage, {
      y: height * 0.78,
      colour: light.tone('snow', 0.05, 1),
      count: 44,
      width: 5,
    })
    drawDotsOnGround(stage, {
      y: height * 0.82,
      colour: light.paint(light.accent, 0.02, 0.8),
      count: 34,
      width: 7,
    })
    drawDotsOnGround(stage, {
      y: height * 0.86,
      colour: light.paint(light.partner, 0.02, 0.9),
      count: 22,
      width: 8,
    })
  }
  return {
    spots: { ground: { x: focusX, y: height * 0.86, size: frame.size } },
    front: () => {
      drawCorner(stage, -1, { wide: width * 0.3, high: height * 0.1 })
      drawCorner(stage, 1, { wide: width * 0.26, high: height * 0.08 })
    },
  }
}
