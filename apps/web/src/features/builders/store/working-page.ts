import { findPage, type Funnel, pageInputOf } from '@wildpath/contract'
import { composeGeneratedPage } from '@wildpath/page/compose'
import type { PageDocument } from '@wildpath/page/document'

/** Returns the saved page, or the page composed from the content. */
export function workingPageOf(funnel: Funnel): PageDocument {
  return findPage(funnel.pageBuilderData) ?? generatedPageOf(funnel)
}

export function generatedPageOf(funnel: Funnel): PageDocument {
  return composeGeneratedPage(pageInputOf(funnel))
}
