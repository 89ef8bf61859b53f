import type { PageDocument } from '../document/page-document.ts'
import { searchScript } from '../sections/header/search-script.ts'
import { leadFormScript } from '../sections/lead-form/lead-form-script.ts'
import { knownSections } from '../parts/known-sections.ts'

/** Every script a page may bring, for a content security policy to allow. */
export const allPageScripts: readonly string[] = [leadFormScript, searchScript]

/** The scripts that this page is better with; every page works without any. */
export function pageScripts(page: PageDocument): string[] {
  const known = knownSections(page)
  const hasSteps = known.some(
    (section) => section.type === 'lead-form' && section.content.isMultiStep,
  )
  const hasSearch = known.some(
    (section) => section.type === 'header' && section.content.searchPlaceholder !== '',
  )
  return [...(hasSteps ? [leadFormScript] : []), ...(hasSearch ? [searchScript] : [])]
}
