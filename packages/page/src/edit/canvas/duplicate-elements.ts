import { canvasGrid } from '../../sections/canvas-schema.ts'
import type { VisualElement } from '../../document/index.ts'
import { elementIds } from './element-ids.ts'

/** Copies stand in front of everything, 20 units right of and below their originals (spec 3, section 9). */
export function duplicateElements(
  elements: readonly VisualElement[],
  ids: ReadonlySet<string>,
): { elements: VisualElement[]; ids: string[] } {
  const give = elementIds(elements)
  const copies = elements
    .filter(({ id }) => ids.has(id))
    .map((element) => ({
      ...element,
      id: give(element.id),
      x: element.x + canvasGrid,
      y: element.y + canvasGrid,
    }))
  return { elements: [...elements, ...copies], ids: copies.map(({ id }) => id) }
}
