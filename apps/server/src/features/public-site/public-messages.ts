import { renderMessageHtml } from '@wildpath/page/html'
import { type PageLanguage, languageOf, type PageWords, wordsOf } from '@wildpath/page/language'

import type { SitePlace } from './site-place.ts'

/** What a visitor reads instead of a page that nobody found; the first is quoted from spec 2, 'Public funnel page'. */
export const publicMessages = {
  notFound: renderMessageHtml({
    title: 'Funnel Not Found',
    heading: 'Funnel Not Found',
    text: 'This funnel may be private or no longer available.',
  }),
  unavailable: renderMessageHtml({
    title: 'Please try again',
    heading: 'This page is resting for a moment',
    text: 'We could not load it just now. Please try again in a minute.',
  }),
}

type Site = Exclude<SitePlace, { kind: 'product' }>

/** Spec 3, section 2.2. The host is what somebody typed: it is shown as text, and not kept. */
export function siteNotFound({ kind, host }: Site): string {
  return renderMessageHtml({
    title: 'Site Not Found',
    heading: 'Site Not Found',
    text: 'This domain is not configured or the funnel is not published.',
    details: [
      kind === 'subdomain'
        ? 'Funnel not found for this subdomain'
        : 'Funnel not found for this domain',
      host.slice(0, 253),
    ],
  })
}

/** Spec 3, section 2.2: while the page of a host of its own takes long. */
export function siteLoading(place: SitePlace): string {
  return renderMessageHtml({
    title: 'Loading your site...',
    heading: 'Loading your site...',
    text: 'It takes longer than usual. This page tries again by itself.',
    details: place.kind === 'product' ? [] : [place.host],
  })
}

/** Nobody could look whether the page is there. */
export function siteUnavailable(place: SitePlace): string {
  if (place.kind === 'product') return publicMessages.unavailable
  return renderMessageHtml({
    title: 'Error loading funnel',
    heading: 'Error loading funnel',
    text: 'We could not load it just now. Please try again in a minute.',
    details: [place.host],
  })
}

type Refusal = keyof PageWords['refusals']

const rendered = new Map<`${PageLanguage} ${Refusal}`, string>()

/** Why a form was not taken, in the language of the page that it stands on. */
export function refusalPage(refusal: Refusal, tag: string): string {
  const language = languageOf(tag)
  const key = `${language} ${refusal}` as const
  const known = rendered.get(key)
  if (known !== undefined) return known
  const html = renderMessageHtml({ ...wordsOf(tag).refusals[refusal], language })
  rendered.set(key, html)
  return html
}
