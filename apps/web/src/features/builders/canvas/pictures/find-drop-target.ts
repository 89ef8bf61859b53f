import { isUnknownSection, type Section } from '@wildpath/page/document'
import { findBackdropField, findMediaField } from '@wildpath/page/fields'

import type { PictureTarget } from '../../pictures/picture-target.ts'
import { sectionAt } from '../section-elements.ts'
import { readPicturePlace } from './find-pressed-picture.ts'

/**
 * Finds the field for a dropped picture: the picture at the point, or the main picture of the section
 * there, or its background. Returns null outside the sections.
 *
 * @param elements The elements at the point, topmost first.
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
  const field = findMediaField(found.section) ?? findBackdropField(found.section)
  return pictures[0] ?? (field && { sectionId: found.section.id, path: field.path })
}
