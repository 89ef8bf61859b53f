import {
  canvasGrid,
  canvasSize,
  elementDefaults,
  newElementTexts,
} from '../../sections/canvas-schema.ts'
import type { VisualElement } from '../../document/index.ts'
import type { CanvasArea } from './canvas-area.ts'
import { elementIds } from './element-ids.ts'

export type ElementTool = 'text' | 'image' | 'button' | 'shape'

/** Units of the canvas (spec 3, section 9). */
const sizes: Record<ElementTool, { width: number; height: number }> = {
  text: { width: 200, height: 40 },
  image: { width: 150, height: 150 },
  button: { width: 120, height: 40 },
  shape: { width: 100, height: 100 },
}

const contents: Record<ElementTool, VisualElement['content']> = {
  text: { text: newElementTexts.text, fontSize: elementDefaults.fontSize },
  image: {},
  button: {
    text: newElementTexts.button,
    fontSize: elementDefaults.fontSize,
    borderRadius: elementDefaults.buttonRadius,
    href: '#',
  },
  shape: {},
}

type NewElement = {
  type: ElementTool
  /** Where its middle stands, as far as there is room; by default in the middle of the canvas. */
  at?: { x: number; y: number } | undefined
  canvas?: CanvasArea
}

/** The elements with a new one in front of all others, in its default size and look. */
export function addElement(
  elements: readonly VisualElement[],
  { type, at, canvas = canvasSize }: NewElement,
): { elements: VisualElement[]; id: string } {
  const { width, height } = sizes[type]
  const id = elementIds(elements)(type)
  const centre = at ?? { x: canvas.width / 2, y: canvas.height / 2 }
  const preferred = { x: centre.x - width / 2, y: centre.y - height / 2 }
  const free = at === undefined ? besideOthers(elements, preferred) : preferred
  const element: VisualElement = {
    id,
    type,
    x: within(free.x, canvas.width - width),
    y: within(free.y, canvas.height - height),
    width,
    height,
    rotation: 0,
    content: contents[type],
  }
  return { elements: [...elements, element], id }
}

/** Placed by key, several would lie exactly on each other. */
function besideOthers(elements: readonly VisualElement[], preferred: { x: number; y: number }) {
  let { x, y } = preferred
  while (elements.some((other) => other.x === x && other.y === y)) {
    x += canvasGrid
    y += canvasGrid
  }
  return { x, y }
}

function within(value: number, most: number): number {
  return Math.round(Math.max(0, Math.min(value, most)))
}
