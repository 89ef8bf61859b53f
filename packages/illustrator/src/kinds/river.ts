import { mixHex } from '../colour/oklch.ts'
import { blob, dashes, type Point } from '../ink/path.ts'
import { between } from '../random.ts'
import { drawClumps } from '../land/clumps.ts'
import { drawBackdrop, findVista } from '../land/backdrop.ts'
import { bell, heightAt } from '../land/crest.ts'
import {
  drawCorner,
  drawFramingFirs,
  drawGround,
  drawRocks,
  drawShelf,
  drawSwales,
} from '../land/foreground.ts'
import { drawRange } from '../land/ranges.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawFirCanyon, drawStonyBanks } from '../lands/fir-canyon.ts'
import { drawMist } from '../sky/weather.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { drawRapids } from '../water/rapids.ts'

/** A valley under high mountains, and the river that comes down to the reader. */
export function drawRiver(stage: Stage): Setting {
  const { frame } = stage
  const { horizon, height } = frame
  const isCanyon = stage.shot.land === 'fir-canyon'
  drawSky(stage)
  if (isCanyon) drawFirCanyon(stage)
  else drawValley(stage)
  const bank = drawGround(stage, {
    y: horizon + height * (isCanyon ? 0.09 : 0.03),
    swing: height * 0.02,
    material: isCanyon ? 'earth' : 'grass',
    depth: 0.3,
    sink: (x) => height * 0.02 * bell(x, frame.focusX, frame.width * 0.2),
  })
  if (!isCanyon)
    drawSwales(stage, { y: horizon + height * 0.06, bottom: height, material: 'grass', count: 5 })
  const swing = frame.width * between(stage.random, 0.16, 0.24) * (stage.random() < 0.5 ? -1 : 1)
  const top = heightAt(bank, frame.focusX) - 2
  drawCourse(stage, swing, top)
  const banksAt = (y: number): readonly [number, number] => {
    const [middle, half] = courseAt(stage, swing, ((y - top) / (height - top)) ** (1 / 1.15))
    return [middle - half, middle + half]
  }
  if (isCanyon) drawStonyBanks(stage, banksAt)
  else drawMeadowTrees(stage, { top, banksAt })
  if (stage.shot.isWild)
    drawRapids(stage, { top: top + height * 0.05, bottom: height, rows: 7, banksAt })
  const y = horizon + (height - horizon) * 0.62
  return {
    spots: {
      water: { x: frame.focusX, y, size: frame.size },
      ground:
        stage.habitat === 'ground'
          ? drawShelf(stage, 'grass')
          : { x: frame.focusX, y, size: frame.size },
    },
    front() {
      if (stage.shot.isWild)
        drawRapids(stage, { top: height * 0.9, bottom: height * 1.02, rows: 2, banksAt })
      drawNearBank(stage)
    },
  }
}

function drawMeadowTrees(
  stage: Stage,
  { top, banksAt }: { top: number; banksAt: (y: number) => readonly [number, number] },
): void {
  const { height, horizon } = stage.frame
  drawClumps(stage, {
    y: horizon + height * 0.045,
    bottom: height * 0.88,
    count: 9,
    isFree(x, foot) {
      const [left, right] = banksAt(Math.max(top, foot))
      return Math.abs(x - (left + right) / 2) < ((right - left) / 2) * 1.16 + 26
    },
    broad: 0.3,
  })
}

/** Mountains, and wooded hills that close in on the focus from both sides. */
export function drawValley(stage: Stage): void {
  const { frame, random, scene } = stage
  const { horizon, height, focusX, width } = frame
  const vista = findVista(stage)
  if (vista !== undefined) {
    drawBackdrop(stage, { vista, foot: horizon + height * 0.03 })
    return
  }
  const snow = { winter: 0.62, spring: 0.42, autumn: 0.3, summer: 0.3 }[scene.season]
  const peakAt = focusX / width + (random() - 0.5) * 0.5
  drawRange(stage, {
    base: horizon + 6,
    height: height * 0.3,
    depth: 0.78,
    spacing: 0.16,
    peakAt: random(),
  })
  drawRange(stage, {
    base: horizon + 14,
    height: height * between(random, 0.28, 0.42),
    depth: 0.5,
    spacing: between(random, 0.18, 0.34),
    peakAt,
    snow,
  })
  drawMist(stage, horizon - 8, height * 0.07, 0.5)
  drawWoodedHill(stage, {
    y: horizon - height * 0.05,
    swing: height * 0.05,
    depth: 0.52,
    tall: 20,
    spacing: 9,
    sink: (x) => height * 0.07 * bell(x, focusX, width * 0.2),
  })
  drawWoodedHill(stage, {
    y: horizon - height * 0.03,
    swing: height * 0.06,
    depth: 0.33,
    tall: 36,
    spacing: 15,
    sink: (x) => height * 0.085 * bell(x, focusX, width * 0.3),
  })
}

/** Half the river's width and its middle at a share of the way down. */
function courseAt(stage: Stage, swing: number, t: number): [number, number] {
  const { focusX, width } = stage.frame
  const bend = Math.sin(t * 4.4 + 0.5) * (1 - t) * (0.35 + t)
  if (isWide(stage)) return [focusX + bend * swing * 0.4, 5 + width * 0.56 * t ** 0.75]
  return [focusX + bend * swing, 5 + width * 0.44 * t ** 1.35]
}

/** Several boats or rapids need a wider river. */
function isWide({ habitat, shot, troupe }: Stage): boolean {
  const isForSeveral = habitat === 'water' && troupe !== null && troupe.crews.length > 1
  return isForSeveral || shot.isWild === true
}

function drawCourse(stage: Stage, swing: number, top: number): void {
  const { canvas, frame, light, random, scene } = stage
  const side = (sign: 1 | -1, more: number) =>
    Array.from({ length: 10 }, (_, index): Point => {
      const t = index / 9
      const [middle, half] = courseAt(stage, swing, t)
      const ragged = more * (0.4 + t) * (0.7 + random() * 0.6)
      return [middle + sign * (half + ragged), top + (frame.height + 20 - top) * t ** 1.15]
    })
  const banks = [...side(-1, frame.width * 0.018), ...side(1, frame.width * 0.018).toReversed()]
  canvas.fill(blob(banks), light.tone(scene.season === 'winter' ? 'snow' : 'earth', 0.12, 0.35))
  const paint = canvas.fade(top, frame.height, [
    [0, mixHex(light.sky.glow, light.sun, 0.5)],
    [0.25, mixHex(light.tone('lagoon', 0.3, 0.4), light.sky.low, 0.4)],
    [0.6, mixHex(light.tone('lagoon', 0.1), light.sky.middle, 0.25)],
    [1, mixHex(light.tone('sea', 0.02), light.sky.top, 0.2)],
  ])
  canvas.fill(blob([...side(-1, 0), ...side(1, 0).toReversed()]), paint)
  drawCurrent(stage, swing, top)
}

/** Lines of the current, and stones with foam below them. */
function drawCurrent(stage: Stage, swing: number, top: number): void {
  const { canvas, frame, light, random } = stage
  const lines = (count: number) =>
    Array.from(
      { length: Math.round(count * (0.5 + frame.detail / 2)) },
      (): [number, number, number] => {
        const t = random() ** 0.7
        const [middle, half] = courseAt(stage, swing, t)
        const long = half * between(random, 0.1, 0.3)
        return [
          middle + (random() * 1.7 - 0.85) * half - long / 2,
          top + 6 + (frame.height - top) * t ** 1.15,
          long,
        ]
      },
    )
  canvas.stroke(dashes(lines(30)), light.sky.glow, 3, 0.55)
  canvas.stroke(dashes(lines(22)), light.tone('sea', 0), 3, 0.28)
  const stones = [0.3, 0.42, 0.86].map((t, index) => {
    const [middle, half] = courseAt(stage, swing, t)
    const away = (index % 2 === 0 ? 1 : -1) * between(random, 0.62, 0.8)
    return { x: middle + away * half, y: top + (frame.height - top) * t ** 1.15, size: 26 + 74 * t }
  })
  drawRocks(stage, stones)
  const foam = stones.map(({ x, y, size }): [number, number, number] => [
    x - size * 0.7,
    y + 2,
    size * 1.4,
  ])
  canvas.stroke(dashes(foam), light.sky.glow, 5, 0.9)
}

function drawNearBank(stage: Stage): void {
  const { frame } = stage
  const away = frame.focusX > frame.width / 2 ? -1 : 1
  drawFramingFirs(stage, away, { foot: frame.height * 0.95, tall: frame.height * 0.66 })
  drawCorner(stage, away, { wide: frame.width * 0.3, high: frame.height * 0.14 })
  drawFramingFirs(stage, away === 1 ? -1 : 1, {
    foot: frame.height * 0.98,
    tall: frame.height * 0.42,
    count: 2,
  })
  drawCorner(stage, away === 1 ? -1 : 1, { wide: frame.width * 0.2, high: frame.height * 0.1 })
}
