import type { PageDocument } from '../document/page-document.ts'
import { searchScript } from '../sections/header/search-script.ts'
import type { Measuring } from '../parts/measuring.ts'
import { measuringScript } from './measuring/measuring-script.ts'
import { leadFormScript } from '../sections/lead-form/lead-form-script.ts'
import { knownSections } from '../parts/known-sections.ts'
import { wordsOf } from '../language/words-of.ts'

/** The scripts that this page is better with, and those of what it measures; every page works without any. */
export function pageScripts(page: PageDocument, measuring?: Measuring): string[] {
  const { form, navigation } = wordsOf(page.language)
  const known = knownSections(page)
  const hasSteps = known.some(
    (section) => section.type === 'lead-form' && section.content.isMultiStep,
  )
  const hasSearch = known.some(
    (section) => section.type === 'header' && section.content.searchPlaceholder !== '',
  )
  return [
    ...(hasSteps ? [leadFormScript(form)] : []),
    ...(hasSearch ? [searchScript(navigation)] : []),
    ...(measuring === undefined ? [] : [measuringScript(measuring)]),
  ]
}
