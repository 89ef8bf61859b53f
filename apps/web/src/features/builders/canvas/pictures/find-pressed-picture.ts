import type { Section } from '@wildpath/page/document'

import { readFieldPath } from '../../property-panel/read-field-path.ts'
import type { PictureTarget } from '../../pictures/picture-target.ts'
import { sectionAt } from '../section-elements.ts'

export type PressedPicture = { target: PictureTarget; element: Element }

/** Elements that handle clicks themselves. */
const interactiveSelector =
  '[data-path], [data-field], a, button, input, select, textarea, summary, label, .wp-over'

/**
 * Finds the picture at a point on the page. Returns null over text and controls, and if the topmost
 * element belongs to a different section.
 *
 * @param elements The elements at the point, topmost first.
 */
export function findPressedPicture(
  elements: readonly Element[],
  sections: readonly Section[],
): PressedPicture | null {
  const [topmost] = elements
  if (topmost === undefined || topmost.closest(interactiveSelector) !== null) return null
  const element = elements.map((one) => one.closest('[data-picture]')).find((one) => one !== null)
  const found = element && readPicturePlace(element, sections)
  return found && sectionAt(topmost, sections)?.section === found.section
    ? { target: found.target, element }
    : null
}

/** Returns the field of a page's picture; null if the picture is outside a section. */
export function readPicturePlace(
  element: Element,
  sections: readonly Section[],
): { target: PictureTarget; section: Section } | null {
  const section = sectionAt(element, sections)?.section
  const path = element.getAttribute('data-picture')
  if (section === undefined || !('id' in section) || path === null) return null
  return { target: { sectionId: section.id, path: readFieldPath(path) }, section }
}

/** Lists elements at a point, in pixels relative to the page's viewport. */
export function listElementsAt(
  document: Document,
  { clientX, clientY }: { clientX: number; clientY: number },
): Element[] {
  return document.elementsFromPoint(clientX, clientY)
}
