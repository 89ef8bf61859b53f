import type { PageDocument } from '../document/page-document.ts'
import { isUsableAddress } from '../document/safe-url.ts'
import { withoutHiddenSections } from '../document/without-hidden-sections.ts'
import { sectionTarget } from '../parts/section-target.ts'

/** Whether a link of the page leads where its text says: to an address, a section, or with '#' to the form. */
export function isUsableLink(page: PageDocument, text: string): boolean {
  const wanted = text.trim()
  if (wanted === '' || wanted === '#') return true
  if (sectionTarget(withoutHiddenSections(page), wanted) !== undefined) return true
  return !wanted.startsWith('#') && isUsableAddress(wanted)
}
