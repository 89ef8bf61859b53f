import type { VisualElement } from '../../document/index.ts'
import { longestSide } from '../../sections/section-parts.ts'
import { type Box, tidy } from './canvas-area.ts'

/** Which edge or corner is pulled, as on a compass. */
export const resizeHandles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type ResizeHandle = (typeof resizeHandles)[number]

/** Smaller ones could not be grasped any more. */
const smallestSide = 8

export type Pull = {
  handle: ResizeHandle
  /** How far the pointer went, in units of the canvas, however the element is turned. */
  dx: number
  dy: number
  keepRatio?: boolean
}

/** The direction a handle stands in, seen from the middle of the element: -1, 0 or 1 on each axis. */
export function handleSide(handle: ResizeHandle): { x: -1 | 0 | 1; y: -1 | 0 | 1 } {
  return {
    x: handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0,
    y: handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0,
  }
}

/** The element pulled at a handle: the opposite edge or corner stays where it is. Never below 0. */
export function resizeElement(element: VisualElement, pull: Pull): VisualElement {
  const whole = pulled(element, element.rotation === 0 ? stoppedAtEdges(element, pull) : pull)
  if (isInside(whole)) return { ...element, ...whole }
  // Turned, or with its ratio kept: as far as it goes.
  let [possible, tooFar] = [0, 1]
  for (let step = 0; step < 24; step += 1) {
    const middle = (possible + tooFar) / 2
    const tried = pulled(element, { ...pull, dx: pull.dx * middle, dy: pull.dy * middle })
    if (isInside(tried)) possible = middle
    else tooFar = middle
  }
  const box = pulled(element, { ...pull, dx: pull.dx * possible, dy: pull.dy * possible })
  return { ...element, ...box, x: Math.max(0, box.x), y: Math.max(0, box.y) }
}

/** Of a place and of a side, in units of the canvas. */
function isInside({ x, y, width, height }: Box): boolean {
  return x >= 0 && y >= 0 && [x, y, width, height].every((part) => part <= longestSide)
}

function stoppedAtEdges({ x, y }: Box, pull: Pull): Pull {
  const side = handleSide(pull.handle)
  return {
    ...pull,
    dx: side.x < 0 ? Math.max(pull.dx, -x) : pull.dx,
    dy: side.y < 0 ? Math.max(pull.dy, -y) : pull.dy,
  }
}

function pulled({ x, y, width, height, rotation }: Box, pull: Pull): Box {
  const side = handleSide(pull.handle)
  const angle = (rotation / 180) * Math.PI
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  // Along the element's own edges.
  const along = { x: cos * pull.dx + sin * pull.dy, y: cos * pull.dy - sin * pull.dx }
  const free = {
    width: Math.max(smallestSide, width + side.x * along.x),
    height: Math.max(smallestSide, height + side.y * along.y),
  }
  const size = pull.keepRatio === true ? inRatio({ width, height }, free, side) : free
  // The middle moves half of what the size grew, towards the handle.
  const grown = {
    x: (side.x * (size.width - width)) / 2,
    y: (side.y * (size.height - height)) / 2,
  }
  const centre = {
    x: x + width / 2 + cos * grown.x - sin * grown.y,
    y: y + height / 2 + sin * grown.x + cos * grown.y,
  }
  return {
    x: tidy(centre.x - size.width / 2),
    y: tidy(centre.y - size.height / 2),
    width: tidy(size.width),
    height: tidy(size.height),
    rotation,
  }
}

type Size = { width: number; height: number }

function inRatio(before: Size, free: Size, side: { x: number; y: number }): Size {
  const byWidth = free.width / Math.max(before.width, 1)
  const byHeight = free.height / Math.max(before.height, 1)
  const preferred = side.x === 0 ? byHeight : side.y === 0 ? byWidth : Math.max(byWidth, byHeight)
  const least = smallestSide / Math.max(1, Math.min(before.width, before.height))
  const factor = Math.max(preferred, least)
  return { width: before.width * factor, height: before.height * factor }
}
