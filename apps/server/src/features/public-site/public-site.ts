import type { IncomingMessage, ServerResponse } from 'node:http'

import { databaseFailure } from '../../db/failure.ts'
import type { Overload } from '../../http/overload.ts'
import { bounds } from '../../limits.ts'
import { isReservedSlug } from '../funnels/index.ts'
import { answerPicture } from './answer-picture.ts'
import type { AnswerVisit } from './answer-visit.ts'
import { faceFor } from './face-for.ts'
import type { PageCache } from './page-cache.ts'
import { hostKey } from './page-key.ts'
import type { Precompression } from './precompression.ts'
import { sendBody, sendHtml, sendMoved } from './public-answers.ts'
import { publicMessages, siteLoading, siteNotFound, siteUnavailable } from './public-messages.ts'
import type { PublicPage } from './public-page.ts'
import {
  isLanguage,
  parsePublicTarget,
  parseSiteTarget,
  parseSlugTarget,
  type PublicTarget,
} from './public-request.ts'
import type { SharePictures } from './share-pictures.ts'
import type { SitePlace } from './site-place.ts'
import type { TakeForm } from './take-form.ts'

type Options = {
  placeOf(host: string): SitePlace
  /** Whether an owner's host is served, as far as this process knows; null while it knows nothing yet. */
  isServed(host: string): boolean | null
  pages: PageCache<PublicPage>
  sharePictures: SharePictures
  precompression: Precompression
  answerVisit: AnswerVisit
  takeForm: TakeForm
  overload: Pick<Overload, 'isTooMuch'>
  /** How long a visitor of a host of its own looks at nothing before being told that the site loads. */
  loadingMs?: number
  log: {
    error(details: object, message: string): void
    warn(details: object, message: string): void
  }
}

export type PublicSite = {
  /**
   * Takes requests for published pages: under /f/ and, where it is one, the address of one segment on the
   * product's host; everything but a few files on hosts of their own. All others are for `next`.
   */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
}

type Site = Exclude<SitePlace, { kind: 'product' }>

/** One request for a page: what is asked for, and what is said when it is not there. */
type Visit = {
  request: IncomingMessage
  response: ServerResponse
  /** Of the page in the cache. */
  key: string
  target: PublicTarget
  place: SitePlace
  sendNotFound(): void
}

/** What pages bring along and what is asked of every host; `public-file-routes` and others answer it. */
const sharedPaths =
  /^\/(?:(?:media|page-fonts)\/|(?:robots\.txt|sitemap\.xml|healthz|readyz)(?:\?|$))/

/** What even the message needs that nothing is here, and what looks after the process. */
const pathsOfEveryHost = /^\/(?:page-fonts\/|(?:healthz|readyz)(?:\?|$))/

/**
 * The public pages, in front of the application's framework: a kept page is answered in the same
 * turn of the event loop, a form after its commit.
 */
export function createPublicSite(options: Options): PublicSite {
  const { pages, sharePictures, precompression, answerVisit, takeForm, overload, log } = options
  const { placeOf, isServed, loadingMs = bounds.publicSite.loadingMs } = options
  return {
    handle(request, response, next) {
      const place = placeOf(request.headers.host ?? '')
      const url = request.url ?? ''
      if (place.kind !== 'product') return handleSite(request, response, place, next)
      if (url.startsWith('/f/')) {
        const sendNotFound = () =>
          sendHtml(response, { status: 404, html: publicMessages.notFound })
        const target = parsePublicTarget(url)
        if (target?.name == null) return sendNotFound()
        return visit({ request, response, key: target.name, target, place, sendNotFound })
      }
      const target = parseSlugTarget(url)
      if (target?.name == null || isReservedSlug(target.name)) return next()
      visit({ request, response, key: target.name, target, place, sendNotFound: next })
    },
  }

  function handleSite(
    request: IncomingMessage,
    response: ServerResponse,
    place: Site,
    next: () => void,
  ): void {
    const sendNotFound = () => sendHtml(response, { status: 404, html: siteNotFound(place) })
    const url = request.url ?? ''
    const isKnown = place.kind === 'subdomain' || isServed(place.host) !== false
    if (sharedPaths.test(url) && (isKnown || pathsOfEveryHost.test(url))) return next()
    if (!isKnown) return sendNotFound()
    // What is no address of the page is looked for all the same: only then is it known which page to offer.
    const target = parseSiteTarget(url) ?? { name: '', part: 'landing', language: null }
    visit({ request, response, key: hostKey(place.host), target, place, sendNotFound })
  }

  function visit(asked: Visit): void {
    const { request, response, key, place } = asked
    const kept = pages.peek(key)
    if (kept !== undefined) {
      answer(asked, kept.page)
      if (kept.page !== null) precompression.ask(faceFor(request, kept.page).landing)
      return
    }
    // A form is told what became of it further on, and needs its page for that.
    if (request.method !== 'POST' && overload.isTooMuch('page')) {
      const extra = ['retry-after', String(bounds.overload.retryAfterSeconds)]
      return sendHtml(response, { status: 503, html: publicMessages.unavailable, extra })
    }
    const patience = place.kind === 'product' ? undefined : tellLoading(asked, place)
    pages
      .load(key)
      .finally(() => clearTimeout(patience))
      .then(
        (page) => response.headersSent || answer(asked, page),
        (error: unknown) => fail(asked, error),
      )
  }

  /** Spec 3, section 2.2: a visitor who waits long is told; their browser comes again by itself. */
  function tellLoading({ request, response }: Visit, place: Site): NodeJS.Timeout | undefined {
    if (request.method !== 'GET') return undefined
    return setTimeout(() => {
      const extra = ['retry-after', '2', 'refresh', '2']
      sendHtml(response, { status: 503, html: siteLoading(place), extra })
    }, loadingMs)
  }

  function answer(asked: Visit, page: PublicPage | null): void {
    const { request, response, place, sendNotFound } = asked
    if (page === null) return sendNotFound()
    const { name, part, language } = withLanguage(asked, page)
    if (language !== null) return answerTranslated(asked, page, { name, part, language })
    const isHead = request.method === 'HEAD'
    const isRead = request.method === 'GET' || isHead
    const isNamed = name === null || page.names.includes(name)
    if (!isNamed && place.kind !== 'product') {
      return sendHtml(response, { status: 404, html: publicMessages.pathNotFound })
    }
    if (isRead && (page.movedTo !== null || !isNamed)) {
      return sendMoved(response, (page.movedTo ?? page.addresses)[part] + queryOf(request))
    }
    if (part === 'share-picture' && isRead) {
      answerPicture(sharePictures, { request, response, page }).catch((error: unknown) =>
        fail(asked, error),
      )
      return
    }
    if (part === 'thank-you' && isRead) {
      faceFor(request, page)
        .thankYou()
        .then(
          (body) => sendBody(response, request.headers, body, isHead),
          (error: unknown) => fail(asked, error),
        )
      return
    }
    if (isRead) return answerVisit(request, response, page)
    if (request.method === 'POST' && part === 'landing') {
      if (place.kind !== 'product' && isFromElsewhere(request, placeOf)) {
        return sendHtml(response, { status: 403, html: publicMessages.fromElsewhere })
      }
      takeForm(request, response, page).catch((error: unknown) => fail(asked, error))
      return
    }
    sendHtml(response, {
      status: 405,
      html: publicMessages.notFound,
      extra: ['allow', 'GET, HEAD, POST'],
    })
  }

  /** Serves the page in a language. If the page does not offer it, redirects to the page's own language, or takes its forms. */
  function answerTranslated(
    asked: Visit,
    page: PublicPage,
    { language, ...rest }: PublicTarget & { language: string },
  ): void {
    const { request, response } = asked
    const target = { ...rest, language: null }
    const translated = page.findTranslatedPage(language)
    if (translated !== null) {
      translated.then(
        (found) => answer({ ...asked, target }, found),
        (error: unknown) => fail(asked, error),
      )
      return
    }
    if (request.method === 'POST') return answer({ ...asked, target }, page)
    sendMoved(response, (page.movedTo ?? page.addresses)[target.part] + queryOf(request))
  }

  function fail({ response, place }: Visit, error: unknown): void {
    const code = databaseFailure(error)
    if (code === null) log.error({ err: error }, 'unexpected error')
    else log.warn({ err: error }, code)
    // Whoever was told that the site loads asks again and is told then.
    if (response.writableEnded) return
    if (response.headersSent) response.destroy()
    else sendHtml(response, { status: code === null ? 500 : 503, html: siteUnavailable(place) })
  }
}

/** On a custom domain, a segment that is not the page's name can be a language. */
function withLanguage({ target, place }: Visit, { names }: PublicPage): PublicTarget {
  const { name, part, language } = target
  if (place.kind === 'product' || name === null || language !== null) return target
  return names.includes(name) || !isLanguage(name) ? target : { name: null, part, language: name }
}

function queryOf({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}

/**
 * Whether another site's page sent a form to a host of its own, where only the page itself has one. Files that were
 * exported post to the product's host.
 */
function isFromElsewhere(
  { headers: { origin, host = '' } }: IncomingMessage,
  placeOf: (host: string) => SitePlace,
): boolean {
  // Some browsers hide where a form stands.
  const from = origin === undefined ? null : URL.parse(origin)
  return from !== null && from.host !== host && placeOf(from.host).kind !== 'product'
}
