import { canvasSize } from '../../sections/canvas-schema.ts'
import type { VisualElement } from '../../document/index.ts'
import { type CanvasArea, keptInside, tidy } from './canvas-area.ts'

type Move = { dx: number; dy: number }

/**
 * The named elements moved together: they stop where the first of them reaches 0 (spec 3, section 5),
 * or where one would leave the canvas. Others stay the same objects.
 */
export function moveElements(
  elements: readonly VisualElement[],
  ids: ReadonlySet<string>,
  { dx, dy, canvas = canvasSize }: Move & { canvas?: CanvasArea },
): readonly VisualElement[] {
  const moved = elements.filter(({ id }) => ids.has(id))
  const stepX = possible(
    dx,
    moved.map(({ x }) => x),
    canvas.width - keptInside,
  )
  const stepY = possible(
    dy,
    moved.map(({ y }) => y),
    canvas.height - keptInside,
  )
  if (stepX === 0 && stepY === 0) return elements
  return elements.map((element) =>
    ids.has(element.id)
      ? { ...element, x: tidy(element.x + stepX), y: tidy(element.y + stepY) }
      : element,
  )
}

/** What was out of the canvas before, read from an older page, may come back and needs not. */
function possible(step: number, places: readonly number[], most: number): number {
  if (step < 0) return Math.max(step, -Math.min(...places))
  return Math.min(step, Math.max(0, most - Math.max(...places)))
}
