import { findPage, type Funnel, pageInputOf } from '@wildpath/contract'
import { composeGeneratedPage } from '@wildpath/page/compose'
import type { PageDocument } from '@wildpath/page/document'

/** The page that all builders edit: the saved one, else the one composed from the content. */
export function workingPageOf(funnel: Funnel): PageDocument {
  return findPage(funnel.pageBuilderData) ?? generatedPageOf(funnel)
}

/** The page composed from the content. */
export function generatedPageOf(funnel: Funnel): PageDocument {
  return composeGeneratedPage(pageInputOf(funnel))
}
