import { isUnknownSection, type PageDocument, type Section } from './page-document.ts'

export function isHidden(section: Section): boolean {
  return !isUnknownSection(section) && section.isHidden === true
}

/** Returns the page without hidden sections, or the page itself if it has none. */
export function withoutHiddenSections(page: PageDocument): PageDocument {
  if (!page.sections.some(isHidden)) return page
  return { ...page, sections: page.sections.filter((section) => !isHidden(section)) }
}
