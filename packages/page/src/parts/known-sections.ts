import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import type { KnownSection } from '../sections/section-models.ts'

/** The sections of a page that this version can draw, in their order. */
export function knownSections(page: PageDocument): KnownSection[] {
  return page.sections.flatMap((section) => (isUnknownSection(section) ? [] : [section]))
}
