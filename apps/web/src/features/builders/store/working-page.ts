import { findPage, type Funnel, pageInputOf } from '@wildpath/contract'
import { composeGeneratedPage } from '@wildpath/page/compose'
import { type PageDocument, parsePage } from '@wildpath/page/document'

/** The page that all builders work on: the design, else the public one of a builder, else an empty one. */
export function workingPageOf(funnel: Funnel): PageDocument {
  const { landingPageSections: sections, landingPageLook: look } = funnel
  return (
    findPage(funnel.pageBuilderData) ??
    findPage(sections === null ? null : { ...look, sections }) ??
    parsePage({ ...generatedLook(funnel), sections: [] })
  )
}

/** What a new page starts from: the title and the look of the page that was written for the funnel. */
function generatedLook(funnel: Funnel) {
  const { title, style, language } = composeGeneratedPage(pageInputOf(funnel))
  return { title, style, language }
}

/** The page that was written for the funnel, to be taken as a beginning. */
export function generatedPageOf(funnel: Funnel): PageDocument {
  return composeGeneratedPage(pageInputOf(funnel))
}
