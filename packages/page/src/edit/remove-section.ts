import type { PageDocument } from '../document/page-document.ts'

export function removeSection(page: PageDocument, { index }: { index: number }): PageDocument {
  if (!(index in page.sections)) return page
  return { ...page, sections: page.sections.toSpliced(index, 1) }
}
