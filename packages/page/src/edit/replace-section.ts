import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import type { KnownSection } from '../sections/section-models.ts'

type ReplaceSection = { index: number; section: KnownSection }

/** The section as it was edited elsewhere, at the place and under the id that it has here. */
export function replaceSection(
  page: PageDocument,
  { index, section }: ReplaceSection,
): PageDocument {
  const before = page.sections[index]
  if (before === undefined || isUnknownSection(before) || before === section) return page
  return { ...page, sections: page.sections.with(index, { ...section, id: before.id }) }
}
