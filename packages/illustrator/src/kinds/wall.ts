import { area, type Point } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawSky } from '../sky/draw-sky.ts'
import { climbedRock, drawClimbBackdrop, drawClimbEdge } from './climb-backdrop.ts'
import { drawBoulder } from './boulder.ts'
import { drawSlab, drawTop, drawTower } from './climbs.ts'

/** Rock to climb, as the climbers are seen; a tall cliff where nothing is said. */
export function drawWall(stage: Stage): Setting {
  const climb = stage.troupe?.climb
  if (climb === 'slab') return drawSlab(stage)
  if (climb === 'tower') return drawTower(stage)
  if (climb === 'boulder') return drawBoulder(stage)
  if (climb === 'top') return drawTop(stage)
  return drawTallCliff(stage)
}

/** A cliff from below the picture to above it, the valley far beneath. */
function drawTallCliff(stage: Stage): Setting {
  const { frame } = stage
  const { width, height, focusX } = frame
  const isCrag = stage.shot.vista === 'hills'
  const side = focusX > width / 2 ? 1 : -1
  drawSky(stage)
  drawClimbBackdrop(stage, { hillY: 0.8, tall: 52 })
  drawCliff(stage, side, isCrag)
  // With all of the climber before the rock.
  const ledge = focusX + side * Math.min(width, height) * 0.035
  return {
    spots: {
      wall: {
        x: ledge,
        y: height * (isCrag ? 0.58 : 0.56),
        size: frame.size * (isCrag ? 0.86 : 1.05),
        faces: side === 1 ? 'right' : 'left',
      },
      ground: { x: focusX - side * width * 0.26, y: height * 0.93, size: frame.size * 0.8 },
    },
    front: () => drawClimbEdge(stage, side === 1 ? -1 : 1, { tall: 0.5, wide: 0.3 }),
  }
}

/** Slabs and corners: the face that looks at the sun is pale, the others stand in the shade. */
function drawCliff(stage: Stage, side: 1 | -1, isCrag: boolean): void {
  const { canvas, frame, light, random } = stage
  const { width, height, focusX } = frame
  const edge = side === 1 ? width + 20 : -20
  const lip = (focusX - side * width * 0.06 - edge) * -side
  // The top of a crag is visible.
  const [top, tall] = isCrag ? [0.24, 0.76] : [0, 1]
  const at = (share: number, down: number): Point => [
    edge - side * lip * share,
    height * (top + tall * down),
  ]
  const rim = [
    at(0.8, -0.02),
    at(0.86, 0.1),
    at(0.8, 0.2),
    at(0.93, 0.3),
    at(0.9, 0.42),
    at(1, 0.5),
    at(0.97, 0.63),
    at(1.04, 0.74),
    at(1, 0.86),
    at(1.12, 1.02),
  ]
  const material = climbedRock(stage)
  const body = canvas.sweep(edge - side * lip, edge, [
    [0, light.tone(material, 0.1, 0.75)],
    [0.5, light.tone(material, 0.06, 0.3)],
    [1, light.tone('rock', 0.02)],
  ])
  canvas.fill(area([at(0, -0.1), at(0.4, isCrag ? -0.08 : -0.02), ...rim, at(0, 1.02)]), body)
  const faces = (share: number, wide: number) =>
    [0, 0.26, 0.52, 0.78]
      .map((from) => {
        const x = share + (random() - 0.5) * 0.08
        const long = between(random, 0.2, 0.42)
        return area([
          at(x, from),
          at(x - wide, from + 0.05),
          at(x - wide * 0.8, from + long),
          at(x - wide * 0.1, from + long * 1.12),
          at(x + 0.03, from + long * 0.5),
        ])
      })
      .join('')
  canvas.fill(faces(0.84, 0.1) + faces(0.42, 0.08), light.tone(material, 0.1, 1), 0.42)
  canvas.fill(faces(0.64, 0.11) + faces(0.22, 0.1), light.tone('rock', 0.03), 0.34)
  const inner = rim.map(([x, y], index): Point => [x + side * lip * (0.05 + 0.03 * (index % 2)), y])
  canvas.fill(area([...rim, ...inner.toReversed()]), light.tone(material, 0.08, 1), 0.75)
  const cracks = [0.72, 0.5, 0.3].map((share) => {
    const [x, y] = at(share, between(random, 0, 0.3))
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-side * 8)} ${Math.round(height * 0.16)} ${Math.round(side * 12)} ${Math.round(height * 0.13)} ${Math.round(-side * 5)} ${Math.round(height * 0.2)}`
  })
  canvas.stroke(cracks.join(''), light.ink, 2.4, 0.45)
}
