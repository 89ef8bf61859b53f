import { canvasSize } from '../../sections/canvas-schema.ts'
import type { VisualElement } from '../../document/index.ts'
import { type Bounds, boundsAround, boundsOf, type CanvasArea, tidy } from './canvas-area.ts'

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

/**
 * One element is aligned to the canvas, several to the box around all of them, each as it is seen,
 * turned or not. Never below 0.
 */
export function alignElements(
  elements: readonly VisualElement[],
  ids: ReadonlySet<string>,
  { to, canvas = canvasSize }: { to: Alignment; canvas?: CanvasArea },
): readonly VisualElement[] {
  const chosen = elements.filter(({ id }) => ids.has(id))
  const around = boundsAround(chosen)
  if (around === null) return elements
  const frame =
    chosen.length === 1 ? { left: 0, top: 0, right: canvas.width, bottom: canvas.height } : around
  return elements.map((element) => {
    if (!ids.has(element.id)) return element
    const { dx, dy } = stepTo(to, boundsOf(element), frame)
    const [x, y] = [Math.max(0, tidy(element.x + dx)), Math.max(0, tidy(element.y + dy))]
    return x === element.x && y === element.y ? element : { ...element, x, y }
  })
}

function stepTo(to: Alignment, own: Bounds, frame: Bounds): { dx: number; dy: number } {
  switch (to) {
    case 'left':
      return { dx: frame.left - own.left, dy: 0 }
    case 'centre':
      return { dx: (frame.left + frame.right - own.left - own.right) / 2, dy: 0 }
    case 'right':
      return { dx: frame.right - own.right, dy: 0 }
    case 'top':
      return { dx: 0, dy: frame.top - own.top }
    case 'middle':
      return { dx: 0, dy: (frame.top + frame.bottom - own.top - own.bottom) / 2 }
    case 'bottom':
      return { dx: 0, dy: frame.bottom - own.bottom }
  }
}
