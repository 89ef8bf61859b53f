import type { VisualElement } from '@wildpath/page/document'
import {
  boundsAround,
  boundsOf,
  type CanvasArea,
  type Guide,
  handleSide,
  moveElements,
  resizeElement,
  type ResizeHandle,
  rotateElement,
  snapEdges,
  type SnapLines,
  snapLines,
  snapMove,
} from '@wildpath/page/edit'

export type Point = { x: number; y: number }
export type Keys = { isShift: boolean; isAlt: boolean }

/** What a canvas shows while something is dragged over it. */
export type Shown = { elements: readonly VisualElement[]; guides: readonly Guide[] }

/** What a pointer at a place makes of the elements it began with; nothing is changed before it is let go. */
export type Gesture = (to: Point, keys: Keys) => Shown

type Start = {
  elements: readonly VisualElement[]
  /** Where the pointer was put down, in units of the canvas. */
  from: Point
  canvas: CanvasArea
  /** How near a line has to be, in units; null without snapping. Alt lets go of it for a moment. */
  snapReach: number | null
}

/** Shift turns in steps of so many degrees. */
const turnStep = 15

export function moveGesture(start: Start & { ids: ReadonlySet<string> }): Gesture {
  const { elements, ids, from, canvas, snapReach } = start
  const own = boundsAround(elements.filter(({ id }) => ids.has(id)))
  const lines = linesBeside(elements, ids, canvas)
  return (to, { isShift, isAlt }) => {
    const step = straight({ x: to.x - from.x, y: to.y - from.y }, isShift)
    const asked = { dx: Math.round(step.x), dy: Math.round(step.y) }
    const guides: Guide[] = []
    if (snapReach !== null && !isAlt && own !== null) {
      const { left, right, top, bottom } = own
      const { dx, dy } = asked
      const moved = { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy }
      const snapped = snapMove(moved, lines, snapReach)
      // An axis that does not move is not snapped: a dragged element stays in its row.
      const [isX, isY] = [step.x !== 0, step.y !== 0]
      if (isX) asked.dx += snapped.dx
      if (isY) asked.dy += snapped.dy
      guides.push(...snapped.guides.filter(({ axis }) => (axis === 'x' ? isX : isY)))
    }
    return { elements: moveElements(elements, ids, { ...asked, canvas }), guides }
  }
}

/** With Shift a drag is level or upright, whichever it is more. */
function straight({ x, y }: Point, isStraight: boolean): Point {
  if (!isStraight) return { x, y }
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y }
}

export function resizeGesture(
  start: Start & { element: VisualElement; handle: ResizeHandle },
): Gesture {
  const { elements, element, handle, from, canvas, snapReach } = start
  const lines = linesBeside(elements, new Set([element.id]), canvas)
  const side = handleSide(handle)
  const own = boundsOf(element)
  return (to, { isShift, isAlt }) => {
    const pull = { dx: Math.round(to.x - from.x), dy: Math.round(to.y - from.y) }
    const guides: Guide[] = []
    if (snapReach !== null && !isAlt && !isShift && element.rotation === 0) {
      const edges = {
        x: side.x === 0 ? null : (side.x > 0 ? own.right : own.left) + pull.dx,
        y: side.y === 0 ? null : (side.y > 0 ? own.bottom : own.top) + pull.dy,
      }
      const snapped = snapEdges(edges, lines, snapReach)
      pull.dx += snapped.dx
      pull.dy += snapped.dy
      guides.push(...snapped.guides)
    }
    const resized = resizeElement(element, { handle, ...pull, keepRatio: isShift })
    return { elements: replaced(elements, resized), guides }
  }
}

export function rotateGesture({ elements, element }: Start & { element: VisualElement }): Gesture {
  const centre = { x: element.x + element.width / 2, y: element.y + element.height / 2 }
  return (to, { isShift }) => {
    // The handle stands above the middle.
    const degrees = (Math.atan2(to.y - centre.y, to.x - centre.x) / Math.PI) * 180 + 90
    const turned = rotateElement(element, { degrees, ...(isShift && { step: turnStep }) })
    return { elements: replaced(elements, turned), guides: [] }
  }
}

/** Ids of the elements that a frame drawn between two points touches. */
export function elementsInFrame(
  elements: readonly VisualElement[],
  one: Point,
  other: Point,
): string[] {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)]
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)]
  return elements.flatMap((element) => {
    const own = boundsOf(element)
    const isTouched = own.left < right && own.right > left && own.top < bottom && own.bottom > top
    return isTouched ? [element.id] : []
  })
}

function linesBeside(
  elements: readonly VisualElement[],
  ids: ReadonlySet<string>,
  canvas: CanvasArea,
): SnapLines {
  return snapLines(elements.filter(({ id }) => !ids.has(id)).map(boundsOf), canvas)
}

function replaced(
  elements: readonly VisualElement[],
  changed: VisualElement,
): readonly VisualElement[] {
  return elements.map((element) => (element.id === changed.id ? changed : element))
}
