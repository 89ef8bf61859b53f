import {
  composeGeneratedPage,
  type PageDocument,
  readPage,
  withLeadForm,
} from '@wildpath/page/document'

import { type Funnel, pageInputOf, type StoredPage } from './funnel.ts'

type Shown = Pick<
  Funnel,
  'business_info' | 'generated_content' | 'custom_branding' | 'usesPageBuilder'
> & {
  /** The builder's page that was made the public one. */
  landingPage: StoredPage | null
}

/**
 * The page that visitors see (spec 2, 'Public funnel page'): the builder's where it is in use and has
 * sections, else the generated one; either with a form. Public site, preview and export ask here.
 */
export function landingPageOf(funnel: Shown): PageDocument {
  const input = pageInputOf(funnel)
  const { form_fields, cta_text } = funnel.generated_content.landing_page
  const built = funnel.usesPageBuilder ? findPage(funnel.landingPage) : null
  return withLeadForm(built ?? composeGeneratedPage(input), {
    offer: input.mainOffer,
    labels: form_fields,
    buttonText: cta_text,
  })
}

/** A stored page that has something to show. */
export function findPage(stored: StoredPage | null): PageDocument | null {
  if (stored === null) return null
  const reading = readPage(stored)
  return reading.ok && reading.page.sections.length > 0 ? reading.page : null
}
