import { dashes } from '../ink/path.ts'
import { drawBackdrop, findVista } from '../land/backdrop.ts'
import { drawCorner, drawFramingFirs, drawRocks, drawShelf } from '../land/foreground.ts'
import { drawRange } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawFjord } from './fjord.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { drawReflection, drawRipples, drawSunRoad, drawWater } from '../water/water.ts'

/** A still lake under mountains: everything twice. */
export function drawLake(stage: Stage): Setting {
  if (stage.shot.land === 'fjord') return drawFjord(stage)
  const { frame } = stage
  const { height, horizon, width, focusX } = frame
  const shore = horizon + 6
  const vista = findVista(stage)
  drawSky(stage)
  if (vista === undefined) drawMountainShore(stage, shore)
  else {
    const skyline = drawBackdrop(stage, { vista, foot: shore })
    drawWater(stage, shore, 'lagoon')
    const material = vista === 'peak' || vista === 'walls' ? 'rock' : 'conifer'
    drawReflection(stage, { crest: skyline, y: shore, material, depth: 0.4, opacity: 0.5 })
  }
  stage.canvas.stroke(dashes([[0, shore, width]]), stage.light.sky.glow, 2, 0.5)
  drawSunRoad(stage, shore)
  drawRipples(stage, shore)
  const spots = { water: { x: focusX, y: horizon + (height - horizon) * 0.52, size: frame.size } }
  if (stage.habitat === 'ground') {
    return { spots: { ...spots, ground: drawShelf(stage, 'grass') }, front: () => drawFrame(stage) }
  }
  return { spots: { ...spots, ground: spots.water }, front: () => drawFrame(stage) }
}

/** Mountains and wooded hills, mirrored in the lake. */
function drawMountainShore(stage: Stage, shore: number): void {
  const { frame, random, scene } = stage
  const { height, horizon, width, focusX } = frame
  const snow = scene.season === 'winter' ? 0.6 : 0.36
  const peakAt = (focusX > width / 2 ? 0.34 : 0.66) + (random() - 0.5) * 0.3
  drawRange(stage, {
    base: horizon + 4,
    height: height * 0.27,
    depth: 0.8,
    spacing: 0.17,
    peakAt: random(),
  })
  const range = drawRange(stage, {
    base: horizon + 8,
    height: height * between(random, 0.32, 0.46),
    depth: 0.52,
    spacing: between(random, 0.2, 0.38),
    peakAt,
    snow,
  })
  drawMist(stage, horizon - 4, height * 0.08, 0.55)
  const far = drawWoodedHill(stage, {
    y: horizon - height * 0.035,
    swing: height * 0.028,
    depth: 0.5,
    tall: 18,
    spacing: 8,
  })
  const near = drawWoodedHill(stage, {
    y: horizon + height * 0.012,
    swing: height * 0.02,
    depth: 0.26,
    tall: 46,
    spacing: 17,
    sink: (x) =>
      height * 0.12 * Math.max(0, 1 - Math.abs(x - width * peakAt) / (width * 0.5)) ** 0.5 -
      height * 0.05,
  })
  drawWater(stage, shore, 'lagoon')
  drawReflection(stage, { crest: range.crest, y: shore, depth: 0.5, opacity: 0.5 })
  drawReflection(stage, {
    crest: far,
    y: shore,
    squash: 1.1,
    material: 'conifer',
    depth: 0.45,
    opacity: 0.55,
  })
  drawReflection(stage, {
    crest: near.map(([x, y]) => [x, y - 26]),
    y: shore,
    squash: 1,
    material: 'conifer',
    depth: 0.2,
    opacity: 0.6,
  })
}

/** Stones and reeds at the near shore, tall trees at one edge. */
export function drawFrame(stage: Stage): void {
  const { frame, random } = stage
  const away = frame.focusX > frame.width / 2 ? -1 : 1
  drawFramingFirs(stage, away, {
    foot: frame.height * 0.97,
    tall: frame.height * between(random, 0.62, 0.78),
  })
  const edge = away === -1 ? 0 : frame.width
  drawRocks(
    stage,
    [0.24, 0.31, 0.37].map((share, index) => ({
      x: edge - away * frame.width * share,
      y: frame.height * (0.965 + index * 0.008),
      size: frame.height * (0.12 - index * 0.03),
    })),
  )
  drawCorner(stage, away, { wide: frame.width * 0.36, high: frame.height * 0.12 })
  drawCorner(stage, away === 1 ? -1 : 1, { wide: frame.width * 0.16, high: frame.height * 0.09 })
}
