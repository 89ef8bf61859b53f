import type { PageDocument } from '../document/page-document.ts'
import { pageLimits } from '../document/reading/page-limits.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { freeSectionId } from './free-section-id.ts'

type AddSection = { section: KnownSection; index?: number }

export function addSection(page: PageDocument, { section, index }: AddSection): PageDocument {
  const { sections } = page
  if (sections.length >= pageLimits.sections) return page
  const at = Math.min(Math.max(0, index ?? sections.length), sections.length)
  const added = { ...section, id: freeSectionId(page, section.id) }
  return { ...page, sections: sections.toSpliced(at, 0, added) }
}
