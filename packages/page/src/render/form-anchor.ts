import { isUnknownSection, type PageDocument } from '../document/page-document.ts'

/** Fragment of the page's first form; the top of the page when it has none. */
export function formAnchor(page: PageDocument): string {
  for (const section of page.sections) {
    if (!isUnknownSection(section) && section.type === 'lead-form') return `#${section.id}`
  }
  return '#'
}
