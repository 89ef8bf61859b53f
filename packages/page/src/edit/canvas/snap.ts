import { canvasGrid } from '../../sections/canvas-schema.ts'
import { type Bounds, type CanvasArea, tidy } from './canvas-area.ts'

/** A line that something was snapped to, for drawing: x of an upright one, y of a level one. */
export type Guide = { axis: 'x' | 'y'; at: number }

export type SnapLines = { x: readonly number[]; y: readonly number[] }

/** Edges and middles of the canvas and of what stands still on it. */
export function snapLines(others: readonly Bounds[], canvas: CanvasArea): SnapLines {
  return {
    x: [
      0,
      canvas.width / 2,
      canvas.width,
      ...others.flatMap(({ left, right }) => [left, (left + right) / 2, right]),
    ],
    y: [
      0,
      canvas.height / 2,
      canvas.height,
      ...others.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom]),
    ],
  }
}

type Snapped = {
  /** To be added to the movement. */
  dx: number
  dy: number
  guides: Guide[]
}

/** How much further a moved box goes to stand on a line within `reach` units, else on the grid. */
export function snapMove(own: Bounds, lines: SnapLines, reach: number): Snapped {
  const x = snapSpan([own.left, own.right], lines.x, reach)
  const y = snapSpan([own.top, own.bottom], lines.y, reach)
  return { dx: x.step, dy: y.step, guides: guidesOf(x.at, y.at) }
}

/** The same for a single edge that is pulled; null for an axis on which nothing moves. */
export function snapEdges(
  edges: { x: number | null; y: number | null },
  lines: SnapLines,
  reach: number,
): Snapped {
  const x = edges.x === null ? still : snapPoints([edges.x], lines.x, reach)
  const y = edges.y === null ? still : snapPoints([edges.y], lines.y, reach)
  return { dx: x.step, dy: y.step, guides: guidesOf(x.at, y.at) }
}

type Step = { step: number; at: number | null }
const still: Step = { step: 0, at: null }

function guidesOf(x: number | null, y: number | null): Guide[] {
  return [
    ...(x === null ? [] : [{ axis: 'x' as const, at: x }]),
    ...(y === null ? [] : [{ axis: 'y' as const, at: y }]),
  ]
}

function snapSpan([from, to]: [number, number], lines: readonly number[], reach: number): Step {
  return snapPoints([from, (from + to) / 2, to], lines, reach)
}

/** The first of the points is the one that stands on the grid. */
function snapPoints(points: readonly number[], lines: readonly number[], reach: number): Step {
  let nearest: Step = still
  let distance = Infinity
  for (const point of points) {
    for (const at of lines) {
      const away = Math.abs(at - point)
      if (away <= reach && away < distance) {
        nearest = { step: tidy(at - point), at }
        distance = away
      }
    }
  }
  if (nearest.at !== null) return nearest
  const [first = 0] = points
  return { step: tidy(Math.round(first / canvasGrid) * canvasGrid - first), at: null }
}
