import type { Vista } from '../cast/cast.ts'
import type { Point } from '../ink/path.ts'
import { drawValleyWall } from '../lands/valley-walls.ts'
import { drawMist } from '../sky/weather.ts'
import type { SceneKind } from '../scene-schema.ts'
import type { Stage } from '../stage.ts'
import { drawWoodedHill } from '../trees/woods.ts'
import { bell } from './crest.ts'
import { drawFarCrest, drawRange } from './ranges.ts'

type Backdrop = {
  vista: Exclude<Vista, 'range'>
  /** Line at which the land meets the water or the foreground. */
  foot: number
  /** Factor of the default height; land beyond the sea is lower. */
  scale?: number
}

/** Returns the vista of an ad picture; undefined for the default one. */
export function findVista({ shot: { vista } }: Stage): Backdrop['vista'] | undefined {
  return vista === 'range' ? undefined : vista
}

/** Draws the land behind the subject and returns its skyline. */
export function drawBackdrop(stage: Stage, { vista, foot, scale = 1 }: Backdrop): Point[] {
  const height = stage.frame.height * scale
  const isGentle = gentleKinds.includes(stage.scene.kind)
  return { ...draw, ...(isGentle && drawGentle) }[vista](stage, { foot, height })
}

/** Scene kinds that occur far from mountains. */
const gentleKinds: readonly SceneKind[] = ['sea', 'coast', 'meadow', 'forest', 'town']

type Land = { foot: number; height: number }

const draw: Record<Backdrop['vista'], (stage: Stage, land: Land) => Point[]> = {
  heights: drawFarRanges,
  woods: drawForestEdge,
  peak: drawLonePeak,
  walls: drawSteepSides,
  hills: drawLowHills,
}

const drawGentle = {
  heights: drawHazyRows,
  peak: drawGreenHill,
  walls: drawWoodedSides,
} satisfies Partial<typeof draw>

/** Low rows of land, seen from a hilltop. */
function drawHazyRows(stage: Stage, { foot, height }: Land): Point[] {
  for (const [up, depth] of [
    [0.05, 0.88],
    [0.02, 0.72],
  ] as const)
    drawFarCrest(stage, {
      y: foot - height * up,
      swing: height * 0.03,
      depth,
      wave: stage.frame.width * 0.4,
      rough: 0.1,
      material: 'conifer',
    })
  return drawWoodedHill(stage, {
    y: foot + height * 0.01,
    swing: height * 0.02,
    depth: 0.52,
    tall: 12,
    spacing: 7,
  })
}

/** A single rounded hill. */
function drawGreenHill(stage: Stage, { foot, height }: Land): Point[] {
  const { width, focusX } = stage.frame
  const top = width * (focusX > width / 2 ? 0.3 : 0.7)
  drawFarCrest(stage, { y: foot - height * 0.04, swing: height * 0.04, depth: 0.84, rough: 0.1 })
  return drawWoodedHill(stage, {
    y: foot,
    swing: height * 0.025,
    depth: 0.48,
    tall: 20,
    spacing: 9,
    sink: (x) => -height * 0.3 * bell(x, top, width * 0.2),
  })
}

/** Wooded slopes on both sides with a gap between them. */
function drawWoodedSides(stage: Stage, { foot, height }: Land): Point[] {
  const { width, focusX } = stage.frame
  drawFarCrest(stage, { y: foot - height * 0.03, swing: height * 0.03, depth: 0.84, rough: 0.1 })
  const [high, low] = focusX > width / 2 ? [0, width] : [width, 0]
  drawWoodedHill(stage, {
    y: foot,
    swing: height * 0.015,
    depth: 0.54,
    tall: 22,
    spacing: 10,
    sink: (x) => -height * 0.26 * bell(x, low, width * 0.34),
  })
  return drawWoodedHill(stage, {
    y: foot,
    swing: height * 0.015,
    depth: 0.34,
    tall: 40,
    spacing: 17,
    sink: (x) => -height * 0.34 * bell(x, high, width * 0.3),
  })
}

function snowShare({ scene }: Stage): number {
  return { winter: 0.75, spring: 0.5, autumn: 0.36, summer: 0.36 }[scene.season]
}

/** Small ranges up to the skyline, seen from high above. */
function drawFarRanges(stage: Stage, { foot, height }: Land): Point[] {
  const { random } = stage
  for (const [rise, depth] of [
    [0.14, 0.88],
    [0.13, 0.74],
  ] as const) {
    drawRange(stage, {
      base: foot - height * 0.02,
      height: height * rise,
      depth,
      spacing: 0.12,
      peakAt: random(),
      snow: snowShare(stage) * 0.6,
    })
    drawMist(stage, foot - height * 0.03, height * 0.05, 0.5)
  }
  return drawWoodedHill(stage, {
    y: foot + height * 0.01,
    swing: height * 0.03,
    depth: 0.5,
    tall: 12,
    spacing: 7,
  })
}

/** Tall trees right behind the subject that hide the background. */
function drawForestEdge(stage: Stage, { foot, height }: Land): Point[] {
  drawWoodedHill(stage, {
    y: foot - height * 0.2,
    swing: height * 0.06,
    depth: 0.62,
    tall: 26,
    spacing: 11,
  })
  drawWoodedHill(stage, {
    y: foot - height * 0.09,
    swing: height * 0.04,
    depth: 0.42,
    tall: height * 0.1,
    spacing: 24,
  })
  const tall = height * 0.24
  const near = drawWoodedHill(stage, {
    y: foot + 4,
    swing: height * 0.012,
    depth: 0.22,
    tall,
    spacing: tall * 0.22,
    mixed: 0,
  })
  return near.map(([x, y]) => [x, y - tall * 0.7])
}

/** A single high mountain. */
function drawLonePeak(stage: Stage, { foot, height }: Land): Point[] {
  const { frame, random } = stage
  drawFarCrest(stage, {
    y: foot - height * 0.05,
    swing: height * 0.05,
    depth: 0.84,
    rough: 0.2,
  })
  const { crest } = drawRange(stage, {
    base: foot + height * 0.03,
    height: height * 0.54,
    depth: 0.48,
    spacing: 0.62,
    peakAt: (frame.focusX > frame.width / 2 ? 0.3 : 0.7) + (random() - 0.5) * 0.1,
    snow: snowShare(stage),
    saddle: 0.2,
  })
  drawMist(stage, foot - height * 0.02, height * 0.08, 0.55)
  drawWoodedHill(stage, {
    y: foot - height * 0.005,
    swing: height * 0.02,
    depth: 0.4,
    tall: 22,
    spacing: 10,
  })
  return crest
}

/** Steep slopes on both sides. */
function drawSteepSides(stage: Stage, { foot, height }: Land): Point[] {
  const { frame, scene } = stage
  const near = frame.focusX > frame.width / 2 ? 1 : -1
  const far = near === 1 ? -1 : 1
  drawRange(stage, {
    base: foot,
    height: height * 0.24,
    depth: 0.76,
    spacing: 0.3,
    peakAt: frame.focusX / frame.width - near * 0.12,
    snow: snowShare(stage),
  })
  drawMist(stage, foot - height * 0.03, height * 0.07, 0.5)
  const snow = scene.season === 'winter'
  const walls = [
    { side: near, reach: 0.6, rise: 0.44, depth: 0.5, trees: 18 },
    { side: far, reach: 0.5, rise: 0.58, depth: 0.32, trees: 26 },
  ] as const
  const profiles = walls.flatMap(({ rise, ...wall }) =>
    drawValleyWall(stage, { ...wall, rise: height * rise, foot, snow }),
  )
  drawWoodedHill(stage, { y: foot, swing: height * 0.012, depth: 0.36, tall: 20, spacing: 10 })
  return profiles.toSorted((one, other) => one[0] - other[0])
}

/** Rounded hills under a wide sky. */
function drawLowHills(stage: Stage, { foot, height }: Land): Point[] {
  const { frame, scene } = stage
  const isWhite = scene.kind === 'snow'
  for (const [up, depth] of [
    [0.08, 0.86],
    [0.04, 0.68],
  ] as const) {
    drawFarCrest(stage, {
      y: foot - height * up,
      swing: height * 0.045,
      depth,
      wave: frame.width * 0.6,
      rough: 0.05,
      material: isWhite ? 'snow' : 'conifer',
    })
  }
  return drawWoodedHill(stage, {
    y: foot,
    swing: height * 0.025,
    depth: 0.46,
    tall: 14,
    spacing: 9,
    mixed: isWhite ? 0 : 0.7,
  })
}
