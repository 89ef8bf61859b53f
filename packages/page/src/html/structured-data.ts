import { businessData } from './business-data.ts'
import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import type { KnownSection } from '../sections/section-models.ts'
import type { PageHead } from './page-head.ts'

type Input = { page: PageDocument; head: PageHead }

/**
 * What search engines read about a page, as JSON-LD (schema.org). Only what the page itself says and what
 * its owner confirmed: no hours, prices or ratings are made up.
 */
export function structuredData({ page, head }: Input): string {
  const { title, description, canonicalUrl, picture } = head
  const sections = page.sections.flatMap((section) => (isUnknownSection(section) ? [] : [section]))
  const publisher = organization(head, sections)
  const webPage = {
    '@type': 'WebPage',
    'name': title,
    description,
    ...(canonicalUrl !== undefined && { url: canonicalUrl }),
    'inLanguage': page.language,
    publisher,
    ...(picture !== undefined && { primaryImageOfPage: imageObject(picture) }),
  }
  const questions = faqOf(sections)
  return jsonForScript({
    '@context': 'https://schema.org',
    '@graph': questions.length === 0 ? [webPage] : [webPage, faqPage(questions)],
  })
}

/** A business with an address is a place one can go to; without, it is an organization. */
function organization(
  { siteName, siteUrl, logoUrl, business, canonicalUrl }: PageHead,
  sections: readonly KnownSection[],
): object {
  const { address, phone, email } = contactOf(sections)
  const reviews = ratedReviews(sections)
  const named = {
    name: siteName,
    ...(siteUrl !== undefined && { url: siteUrl }),
    ...(logoUrl !== undefined && { logo: logoUrl }),
    ...(reviews.length > 0 && { review: reviews }),
  }
  const said = {
    '@type': address === '' ? 'Organization' : 'LocalBusiness',
    ...named,
    ...(address !== '' && { address }),
    ...(phone !== '' && { telephone: phone }),
    ...(email !== '' && { email }),
  }
  if (business === undefined) return said
  const id = canonicalUrl && `${canonicalUrl}#business`
  const confirmed = businessData(business, { id, url: canonicalUrl })
  // What stands on the page still counts where the owner confirmed nothing else.
  return isPlace(said) && !isPlace(confirmed)
    ? { ...confirmed, ...said }
    : { ...said, ...confirmed, ...named }
}

/**
 * The rated testimonials that visitors see. Owners choose which ones they show, so there is no
 * AggregateRating: their average would not be the average of all guests.
 */
function ratedReviews(sections: readonly KnownSection[]): object[] {
  return sections
    .flatMap((section) =>
      section.type === 'testimonial' && !section.content.isSample ? section.content.items : [],
    )
    .flatMap(({ title, description, rating, source = '' }) =>
      rating === undefined || title === '' || description === ''
        ? []
        : [
            {
              '@type': 'Review',
              'reviewBody': description,
              'author': { '@type': 'Person', 'name': title },
              'reviewRating': { '@type': 'Rating', 'ratingValue': rating, 'bestRating': 5 },
              ...(source !== '' && { publisher: { '@type': 'Organization', 'name': source } }),
            },
          ],
    )
}

function isPlace(entity: object): boolean {
  return 'address' in entity || 'geo' in entity
}

function contactOf(sections: readonly KnownSection[]) {
  const said = sections.filter((section) => section.type === 'contact' || section.type === 'footer')
  const first = (key: 'address' | 'phone' | 'email') =>
    said.map(({ content }) => content[key].trim()).find((text) => text !== '') ?? ''
  return { address: first('address'), phone: first('phone'), email: first('email') }
}

function imageObject({ url, alt, width, height }: NonNullable<PageHead['picture']>): object {
  return {
    '@type': 'ImageObject',
    url,
    ...(alt !== '' && { caption: alt }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }
}

type Question = { title: string; description: string }

function faqOf(sections: readonly KnownSection[]): Question[] {
  return sections
    .flatMap((section) => (section.type === 'faq' ? section.content.items : []))
    .filter(({ title, description }) => title.trim() !== '' && description.trim() !== '')
}

function faqPage(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    'mainEntity': questions.map(({ title, description }) => ({
      '@type': 'Question',
      'name': title,
      'acceptedAnswer': { '@type': 'Answer', 'text': description },
    })),
  }
}

/** JSON that cannot end the script element it stands in. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
