import { drawRocks, drawShelf } from '../land/foreground.ts'
import { drawRange } from '../land/ranges.ts'
import { drawValleyWall, findValleyShape, type ValleyWall } from '../lands/valley-walls.ts'
import type { Point } from '../ink/path.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { drawMist } from '../sky/weather.ts'
import { drawReflection, drawRipples, drawSunRoad, drawWater } from '../water/water.ts'

/** A sea inlet between rock walls with waterfalls. */
export function drawFjord(stage: Stage): Setting {
  const { frame, scene } = stage
  const { width, height, horizon, focusX } = frame
  const shore = horizon + 4
  drawSky(stage)
  drawRange(stage, {
    base: shore,
    height: height * 0.26 * findValleyShape(stage).range,
    depth: 0.72,
    spacing: 0.22,
    peakAt: focusX / width,
    snow: 0.5,
  })
  drawMist(stage, shore - 6, height * 0.06, 0.5)
  const profiles = buildWalls(stage, shore).map((wall) => ({
    wall,
    profile: drawValleyWall(stage, {
      ...wall,
      snow: scene.season === 'winter' || wall.depth > 0.3,
    }),
  }))
  drawWater(stage, shore, 'sea')
  for (const { wall, profile } of profiles) {
    const crest: Point[] = [...profile].toSorted((one, other) => one[0] - other[0])
    drawReflection(stage, { crest, y: shore, squash: 0.5, depth: wall.depth, opacity: 0.5 })
  }
  drawSunRoad(stage, shore)
  drawRipples(stage, shore)
  const water = { x: focusX, y: horizon + (height - horizon) * 0.56, size: frame.size }
  return {
    spots: {
      water,
      ground: stage.habitat === 'ground' ? drawShelf(stage, 'grass') : water,
    },
    front: () => {
      const edge = focusX > width / 2 ? 0 : width
      const inwards = edge === 0 ? 1 : -1
      drawRocks(
        stage,
        [0.02, 0.1, 0.16].map((share, index) => ({
          x: edge + inwards * width * share,
          y: height * 0.99,
          size: height * (0.18 - 0.04 * index),
        })),
      )
    },
  }
}

/** Ordered from the far end of the fjord to its mouth. */
function buildWalls(stage: Stage, foot: number): ValleyWall[] {
  const { height, focusX, width } = stage.frame
  const shape = findValleyShape(stage)
  const away = focusX > width / 2 ? -1 : 1
  const walls: ValleyWall[] = [
    { side: away, reach: 0.48, rise: height * 0.34, foot, depth: 0.56 },
    { side: away === 1 ? -1 : 1, reach: 0.42, rise: height * 0.4, foot, depth: 0.42 },
    { side: away, reach: 0.34, rise: height * 0.5, foot, depth: 0.26, waterfall: true },
    { side: away === 1 ? -1 : 1, reach: 0.17, rise: height * 0.54, foot, depth: 0.14, trees: 18 },
  ]
  const trees = stage.shot.vista === 'woods' ? 26 : 0
  return walls.map((wall) => ({
    trees,
    ...wall,
    reach: wall.reach * shape.reach,
    rise: wall.rise * shape.rise,
  }))
}
