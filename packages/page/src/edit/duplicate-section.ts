import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import { pageLimits } from '../document/reading/page-limits.ts'
import { freeSectionId } from './free-section-id.ts'

/** The copy stands behind its original; its parts keep their ids, which are their own within a section. */
export function duplicateSection(page: PageDocument, { index }: { index: number }): PageDocument {
  const { sections } = page
  const original = sections[index]
  if (original === undefined || sections.length >= pageLimits.sections) return page
  const copy = isUnknownSection(original)
    ? { ...original }
    : { ...original, id: freeSectionId(page, original.id) }
  return { ...page, sections: sections.toSpliced(index + 1, 0, copy) }
}
