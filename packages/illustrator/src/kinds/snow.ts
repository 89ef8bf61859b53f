import type { Vista } from '../cast/cast.ts'
import { mixHex } from '../colour/oklch.ts'
import { area, under, type Point } from '../ink/path.ts'
import { crest, heightAt } from '../land/crest.ts'
import { drawBackdrop, findVista } from '../land/backdrop.ts'
import { isFramed } from '../land/foreground.ts'
import { drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { fir, stand } from '../trees/conifers.ts'
import { drawWoodedHill } from '../trees/woods.ts'

/** White slopes with blue shade, firs that carry snow. */
export function drawSnow(stage: Stage): Setting {
  const { frame, random } = stage
  const { width, height, horizon, focusX } = frame
  const peakAt = (focusX > width / 2 ? 0.36 : 0.64) + (random() - 0.5) * 0.16
  const side = focusX > width / 2 ? 1 : -1
  drawSky(stage)
  const vista = findVista(stage)
  if (vista === undefined) drawSnowyRanges(stage, peakAt)
  else drawBackdrop(stage, { vista, foot: horizon + height * 0.06 })
  const { steep, firs } = pistes[vista ?? 'range']
  const back = drawSlope(stage, {
    y: horizon + height * 0.13,
    swing: height * 0.035,
    depth: 0.3,
    tilt: -side * 0.1 * steep,
  })
  drawSnowFirs(stage, back, firs)
  const slope = drawSlope(stage, {
    y: height * 0.8,
    swing: height * 0.02,
    depth: 0.1,
    tilt: side * 0.13 * steep,
  })
  drawTracks(stage, slope)
  return {
    spots: { ground: { x: focusX, y: heightAt(slope, focusX) + height * 0.055, size: frame.size } },
    front: () => {
      const edge = side === 1 ? 0 : width
      if (!isFramed(stage)) return
      const edgeFirs = [
        { x: edge + side * width * 0.05, foot: height * 1.02, tall: height * 0.72 * frame.rise },
        { x: edge + side * width * 0.145, foot: height * 1.03, tall: height * 0.48 * frame.rise },
        { x: edge + side * width * 0.965, foot: height * 1.03, tall: height * 0.4 * frame.rise },
      ]
      for (const one of edgeFirs) drawFirs(stage, [one], 0.04)
    },
  }
}

/** Slope steepness by vista, and the height of the firs in units. */
const pistes: Record<Vista, { steep: number; firs: number }> = {
  range: { steep: 1, firs: 78 },
  heights: { steep: -0.8, firs: 40 },
  woods: { steep: 0.3, firs: 150 },
  peak: { steep: 1.9, firs: 0 },
  walls: { steep: -1.4, firs: 64 },
  hills: { steep: 0.5, firs: 52 },
}

function drawSnowyRanges(stage: Stage, peakAt: number): void {
  const { frame, random } = stage
  const { height, horizon } = frame
  drawRange(stage, {
    base: horizon,
    height: height * 0.27,
    depth: 0.78,
    spacing: 0.16,
    peakAt: random(),
    snow: 0.8,
  })
  drawRange(stage, {
    base: horizon + height * 0.08,
    height: height * 0.46,
    depth: 0.46,
    spacing: 0.32,
    peakAt,
    snow: 0.8,
  })
  drawMist(stage, horizon + height * 0.02, height * 0.09, 0.6)
  drawWoodedHill(stage, {
    y: horizon + height * 0.05,
    swing: height * 0.04,
    depth: 0.42,
    tall: 26,
    spacing: 11,
    mixed: 0,
  })
}

/** A slope of snow: bright at its crest, blue towards the reader, long shadows across it. */
function drawSlope(
  stage: Stage,
  { y, swing, depth, tilt }: { y: number; swing: number; depth: number; tilt: number },
): Point[] {
  const { canvas, frame, light, random } = stage
  const { width, height, focusX } = frame
  const line = crest({
    random,
    width,
    y,
    swing,
    wave: width * 0.7,
    step: width / 12,
    sink: (x) => (focusX - x) * tilt,
  })
  canvas.fill(
    under(line, height, true),
    canvas.fade(y - height * 0.06, y + height * 0.26, [
      [0, light.tone('snow', depth, 1)],
      [0.35, light.tone('snow', depth, 0.5)],
      [1, light.tone('snow', depth * 0.6)],
    ]),
  )
  const shadows = Array.from({ length: 4 }, () => {
    const x = random() * width * 1.1 - width * 0.1
    const [long, thick] = [width * between(random, 0.14, 0.34), between(random, 10, 22)]
    const at = heightAt(line, x + long / 2) + height * between(random, 0.03, 0.14)
    return `M${Math.round(x)} ${Math.round(at)}q${Math.round(long * 0.4)}-${Math.round(thick)} ${Math.round(long)} ${-Math.round(long * tilt)}q${-Math.round(long * 0.5)} ${Math.round(thick * 1.6)}-${Math.round(long)} ${Math.round(long * tilt)}z`
  })
  canvas.fill(shadows.join(''), mixHex(light.tone('ice', depth), light.sky.top, 0.25), 0.4)
  return line
}

function drawSnowFirs(stage: Stage, ground: Point[], tall: number): void {
  const { random, frame } = stage
  const spacing = 64 / frame.detail ** 0.7
  const trees = stand({ random, ground, from: 0, to: frame.width, spacing, tall: () => tall })
  drawFirs(
    stage,
    trees.map((tree) => ({ ...tree, foot: tree.foot + 6 })),
    0.3,
  )
}

/** Firs, and the snow on their boughs on the side of the sun. */
function drawFirs(
  { canvas, light, random, sun }: Stage,
  trees: { x: number; foot: number; tall: number }[],
  depth: number,
): void {
  const tiered = trees.map((tree) => ({
    ...tree,
    tiers: tree.tall > 200 ? 7 : tree.tall > 110 ? 5 : 3,
  }))
  canvas.fill(tiered.map((tree) => fir(random, tree)).join(''), light.tone('conifer', depth))
  const snow = tiered.map((tree) => snowOn(tree, sun.x > tree.x ? 1 : -1)).join('')
  canvas.fill(snow, light.tone('snow', depth, 0.75), 0.94)
}

function snowOn(
  { x, foot, tall, tiers }: { x: number; foot: number; tall: number; tiers: number },
  side: 1 | -1,
): string {
  const thick = tall * 0.04
  return Array.from({ length: tiers }, (_, index) => {
    const share = (index + 1) / tiers
    const y = foot - tall * (1 - 0.9 * share)
    const reach = tall * (0.045 + 0.15 * share)
    const top = y - tall * (0.8 / tiers)
    return area([
      [x, top + thick * 0.6],
      [x + side * reach * 0.46, y - thick * 2.4],
      [x + side * reach, y + 1],
      [x + side * reach * 0.62, y - thick * 0.9],
      [x + side * reach * 0.34, y - thick * 0.3],
      [x - side * reach * 0.06, y - thick * 1.7],
    ])
  }).join('')
}

/** Two tracks that come down to the subject. */
function drawTracks({ canvas, frame, light }: Stage, slope: Point[]): void {
  const { width, height, focusX } = frame
  const from = focusX > width / 2 ? 1 : -1
  const start: Point = [focusX + from * width * 0.3, 0]
  const y = heightAt(slope, start[0])
  const track = (shift: number) =>
    `M${Math.round(start[0])} ${Math.round(y + shift)}q${Math.round(-from * width * 0.12)} ${Math.round(height * 0.02)} ${Math.round(-from * width * 0.3)} ${Math.round(heightAt(slope, focusX) - y + height * 0.055)}`
  canvas.stroke(track(0) + track(9), light.tone('ice', 0.05), 2.6, 0.8)
}
