import {
  composeGeneratedPage,
  correctPage,
  composeThankYouPage,
  mergePages,
  readTextsBack,
} from '@wildpath/page/compose'
import {
  type PageDocument,
  readPage,
  serializePage,
  withoutEmptyElements,
  withoutHiddenSections,
} from '@wildpath/page/document'
import { leadFields, withLeadForm } from '@wildpath/page/lead-form'
import {
  type KnownFacts,
  knownFacts,
  type SampleOnPage,
  samplesOnPage,
  withoutSamples,
} from '@wildpath/page/samples'

import { correctContent, listCorrectionsOf } from './correct-content.ts'
import { confirmedBusiness } from './facts/confirmed-business.ts'
import { correctText, listCorrections } from './facts/list-corrections.ts'
import { type Funnel, pageInputOf, type StoredPage } from './funnel.ts'
import { plannedContentSchema } from './generated-content.ts'

type Shown = Pick<
  Funnel,
  'business_info' | 'generated_content' | 'custom_branding' | 'business_facts'
> & {
  /** The edited page; null if the page is composed from the content. */
  builderPage: StoredPage | null
}

type Content = Omit<Shown, 'builderPage'>

/**
 * Updates an edited page after a content change. Parts that the owner did not edit on the page take the new
 * texts, facts, and branding; corrected facts also replace their old values in texts that the owner edited.
 * Returns null for a composed page, which needs no update.
 */
export function followContent(
  page: StoredPage | null,
  { before, after }: { before: Content; after: Content },
): StoredPage | null {
  const mine = findPage(page)
  if (mine === null || before === after) return page
  const base = composeGeneratedPage(pageInputOf(before))
  const next = composeGeneratedPage(pageInputOf(after))
  const corrections = listCorrectionsOf({ before, after })
  const merged = mergePages({ base, next, mine })
  const correctedPage = correctPage(merged, (text, language) =>
    correctText(text, [
      ...(language === undefined
        ? []
        : listCorrections(before.business_facts, after.business_facts, language)),
      ...corrections,
    ]),
  )
  return serializePage(correctedPage)
}

type Landing = Content['generated_content']['landing_page']

/**
 * Copies texts from an edited page into the landing page content, so that forms and emails use the same
 * words. Returns null if nothing changes. Skips texts that the content schema rejects.
 */
export function followPage(content: Content, page: StoredPage): Landing | null {
  const mine = findPage(page)
  return mine === null ? null : readPageTexts(content, mine)
}

/** Does the same for a page that was read already. */
export function readPageTexts(content: Content, mine: PageDocument): Landing | null {
  const input = pageInputOf(content)
  const base = composeGeneratedPage(input)
  const { landing_page } = content.generated_content
  const changed = readTextsBack(input.landingPage, { base, mine }).reduce<Landing>(
    (landing, { path, text }) => {
      const next: unknown = withText(landing, path, text)
      return plannedContentSchema.shape.landing_page.safeParse(next).data ?? landing
    },
    landing_page,
  )
  return changed === landing_page ? null : changed
}

function withText(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  text: string,
): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === key ? withText(entry, rest, text) : entry))
  }
  return { ...Object(value), [key]: withText(Object(value)[key], rest, text) }
}

/** Returns the draft page as visitors would see it, including unsaved changes. */
export function getDraftPage(
  funnel: Content & Pick<Funnel, 'pageBuilderData'>,
  unsaved: Partial<Content> = {},
): PageDocument {
  const after =
    Object.keys(unsaved).length === 0
      ? funnel
      : correctContent({ before: funnel, after: { ...funnel, ...unsaved } })
  const builderPage = followContent(funnel.pageBuilderData, { before: funnel, after })
  return landingPageOf({ ...after, builderPage })
}

/**
 * Returns the public page (spec 2, 'Public funnel page'): the edited page if it has sections, else the
 * page composed from the content. Both include a form.
 */
export function landingPageOf(funnel: Shown): PageDocument {
  const page = findPage(funnel.builderPage) ?? composeGeneratedPage(pageInputOf(funnel))
  return asVisitorsSee(page, funnel)
}

/**
 * Returns the page as it is published: with the standard form if no form is visible, and without hidden
 * sections, empty elements, and sample texts.
 */
export function asVisitorsSee(
  page: PageDocument,
  funnel: Pick<Funnel, 'business_info' | 'business_facts' | 'generated_content'>,
): PageDocument {
  const { form_fields, form_details, cta_text } = funnel.generated_content.landing_page
  const visible = withoutEmptyElements(withoutHiddenSections(page))
  return withLeadForm(withoutSamples(visible, factsOf(page, funnel)), {
    offer: funnel.business_info.main_offer,
    fields: leadFields(form_fields, form_details, page.language),
    buttonText: cta_text,
  })
}

/** Returns the edited page of the public version, or of a private funnel's draft; null if it is composed. */
export function builderPageOf(
  funnel: Pick<Funnel, 'usesPageBuilder' | 'landingPageSections' | 'landingPageLook'>,
): StoredPage | null {
  const { usesPageBuilder, landingPageSections: sections, landingPageLook: look } = funnel
  return usesPageBuilder && sections !== null ? { ...look, sections } : null
}

/** What is still a sample on a stored page, and so seen by no visitor. */
export function samplesOf(stored: StoredPage | null): SampleOnPage[] {
  const page = findPage(stored)
  return page === null ? [] : samplesOnPage(page)
}

/** Facts about the funnel's business: confirmed ones, those on the page, and those in the answers. */
export function factsOf(
  { sections }: Pick<PageDocument, 'sections'>,
  { business_info, business_facts }: Pick<Funnel, 'business_info' | 'business_facts'>,
): KnownFacts {
  const { business_name, product_service, target_customer, main_offer } = business_info
  const answers = [product_service, target_customer, main_offer]
  const confirmed = confirmedBusiness(business_facts)
  return knownFacts({ businessName: business_name, confirmed, answers, sections })
}

/** What follows the form, in the looks of the page that it stood on. */
export function thankYouPageOf(
  funnel: Omit<Shown, 'builderPage'>,
  landing: PageDocument,
): PageDocument {
  const { style, globalTheme, language, translations } = landing
  const page = { ...composeThankYouPage(pageInputOf(funnel)), style, globalTheme, language }
  return translations === undefined ? page : { ...page, translations }
}

/** A stored page that has something to show. */
export function findPage(stored: StoredPage | null): PageDocument | null {
  if (stored === null) return null
  const reading = readPage(stored)
  return reading.ok && reading.page.sections.length > 0 ? reading.page : null
}
