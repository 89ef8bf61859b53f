import { longestDomain } from '@wildpath/contract'
import { renderMessageHtml } from '@wildpath/page/html'
import { type PageLanguage, languageOf, type PageWords, wordsOf } from '@wildpath/page/language'

import { escapeHtml } from '../../html.ts'
import type { SitePlace } from './site-place.ts'

type Site = Exclude<SitePlace, { kind: 'product' }>

/** What a visitor reads instead of a page that nobody found; the first is quoted from spec 2, 'Public funnel page'. */
export const publicMessages = {
  notFound: renderMessageHtml({
    title: 'Funnel Not Found',
    heading: 'Funnel Not Found',
    text: 'This funnel may be private or no longer available.',
  }),
  /** Spec 3, section 2.2; on a host that has a page. */
  pathNotFound: renderMessageHtml({
    title: 'Page Not Found',
    heading: 'Page Not Found',
    text: "The page you're looking for doesn't exist or may have been moved.",
    action: { label: 'Go Home', url: '/' },
  }),
  fromElsewhere: renderMessageHtml({
    title: 'Not sent',
    heading: 'This form was not sent',
    text: 'It stands on another website. Please open the page of the business itself and send it there.',
  }),
  unavailable: renderMessageHtml({
    title: 'Please try again',
    heading: 'This page is resting for a moment',
    text: 'We could not load it just now. Please try again in a minute.',
  }),
}

/** Stands in rendered messages where the host comes: drawing them anew would cost strangers nothing and us much. */
const hostMark = 'host-of-this-request'

/** Spec 3, section 2.2. */
const siteMessages = {
  subdomain: renderNotFound('Funnel not found for this subdomain'),
  domain: renderNotFound('Funnel not found for this domain'),
  loading: renderMessageHtml({
    title: 'Loading your site...',
    heading: 'Loading your site...',
    text: 'It takes longer than usual. This page tries again by itself.',
    details: [hostMark],
  }),
  unavailable: renderMessageHtml({
    title: 'Error loading funnel',
    heading: 'Error loading funnel',
    text: 'We could not load it just now. Please try again in a minute.',
    details: [hostMark],
  }),
}

function renderNotFound(reason: string): string {
  return renderMessageHtml({
    title: 'Site Not Found',
    heading: 'Site Not Found',
    text: 'This domain is not configured or the funnel is not published.',
    details: [reason, hostMark],
  })
}

/** The host is what somebody typed: it is shown as text. */
function withHost(html: string, host: string): string {
  const shown = escapeHtml(host.slice(0, longestDomain))
  return html.replaceAll(hostMark, () => shown)
}

export function siteNotFound({ kind, host }: Site): string {
  return withHost(siteMessages[kind], host)
}

/** While the page of a host of its own takes long. */
export function siteLoading({ host }: Site): string {
  return withHost(siteMessages.loading, host)
}

/** Nobody could look whether the page is there. */
export function siteUnavailable(place: SitePlace): string {
  return place.kind === 'product'
    ? publicMessages.unavailable
    : withHost(siteMessages.unavailable, place.host)
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
