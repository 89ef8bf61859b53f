import { isRecord } from './json-value.ts'
import { isUnknownSection, type PageDocument, type Section } from './page-document.ts'

export function isHidden(section: Section): boolean {
  if (!isUnknownSection(section)) return section.isHidden === true
  return isRecord(section.raw) && Boolean(section.raw['isHidden'])
}

/** Returns the page without hidden sections, or the page itself if it has none. */
export function withoutHiddenSections(page: PageDocument): PageDocument {
  if (!page.sections.some(isHidden)) return page
  return { ...page, sections: page.sections.filter((section) => !isHidden(section)) }
}
