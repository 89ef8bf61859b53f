import type { VisualElement } from '../../document/index.ts'

type Turn = {
  /** Preferred rotation in degrees, clockwise. */
  degrees: number
  /** To full steps of so many degrees. */
  step?: number
}

/** The element turned about its middle; whole degrees from 0 to 359. */
export function rotateElement(element: VisualElement, { degrees, step = 1 }: Turn): VisualElement {
  const stepped = Math.round(degrees / step) * step
  const rotation = ((Math.round(stepped) % 360) + 360) % 360
  return rotation === element.rotation ? element : { ...element, rotation }
}
