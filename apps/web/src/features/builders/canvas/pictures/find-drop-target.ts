import { isUnknownSection, type Section } from '@wildpath/page/document'
import { findMediaField } from '@wildpath/page/fields'

import type { PictureTarget } from '../../pictures/picture-target.ts'
import { sectionAt } from '../section-elements.ts'
import { readPicturePlace } from './find-pressed-picture.ts'

/**
 * Finds the field that a dropped picture is for: the picture at the point, or else the picture of the
 * section there. Null if neither exists.
 *
 * @param elements The elements at the point, the topmost first.
 */
export function findDropTarget(
  elements: readonly Element[],
  sections: readonly Section[],
): PictureTarget | null {
  const found = sectionAt(elements[0] ?? null, sections)
  if (found === null || isUnknownSection(found.section)) return null
  const pictures = elements.flatMap((one) => {
    const element = one.closest('[data-picture]')
    const place = element && readPicturePlace(element, sections)
    return place?.section === found.section ? [place.target] : []
  })
  const field = findMediaField(found.section)
  return pictures[0] ?? (field && { sectionId: found.section.id, path: field.path })
}
