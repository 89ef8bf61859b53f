import { isUnknownSection, type PageDocument } from '../document/page-document.ts'

/** Longest base that leaves room for a number (ids have at most 64 characters). */
const longestBase = 56

/** An id that no section of the page has: the preferred one, or it with the next free number. */
export function freeSectionId(page: PageDocument, preferred: string): string {
  const taken = new Set(
    page.sections.flatMap((section) => (isUnknownSection(section) ? [] : [section.id])),
  )
  if (!taken.has(preferred)) return preferred
  const base = preferred.replace(/-\d+$/, '').slice(0, longestBase)
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
