import { canvasGrid } from '../../sections/canvas-schema.ts'
import type { VisualElement } from '../../document/index.ts'

/** Width and height of a canvas, in its own units: 800 × 600, or another height of a design. */
export type CanvasArea = { width: number; height: number }
/** The box around an element as it is seen, turned or not. */
export type Bounds = { left: number; top: number; right: number; bottom: number }
export type Box = Pick<VisualElement, 'x' | 'y' | 'width' | 'height' | 'rotation'>

/** An element moved to the right or below keeps this much of itself on the canvas. */
export const keptInside = canvasGrid

export function boundsOf({ x, y, width, height, rotation }: Box): Bounds {
  if (rotation % 180 === 0) return { left: x, top: y, right: x + width, bottom: y + height }
  const angle = (rotation / 180) * Math.PI
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const [centreX, centreY] = [x + width / 2, y + height / 2]
  const reachX = (cos * width + sin * height) / 2
  const reachY = (sin * width + cos * height) / 2
  return {
    left: tidy(centreX - reachX),
    top: tidy(centreY - reachY),
    right: tidy(centreX + reachX),
    bottom: tidy(centreY + reachY),
  }
}

/** The box around all of them; null without any. */
export function boundsAround(boxes: readonly Box[]): Bounds | null {
  if (boxes.length === 0) return null
  const all = boxes.map(boundsOf)
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
}

/** Hundredths are enough for everything, and keep what is stored short. */
export function tidy(value: number): number {
  const rounded = Math.round(value * 100) / 100
  // Minus zero is no place.
  return rounded === 0 ? 0 : rounded
}
