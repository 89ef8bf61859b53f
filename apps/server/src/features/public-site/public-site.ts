import type { IncomingMessage, ServerResponse } from 'node:http'

import { databaseFailure } from '../../db/failure.ts'
import type { Overload } from '../../http/overload.ts'
import { bounds } from '../../limits.ts'
import { answerPicture } from './answer-picture.ts'
import type { AnswerVisit } from './answer-visit.ts'
import type { PageCache } from './page-cache.ts'
import type { Precompression } from './precompression.ts'
import { sendBody, sendHtml, sendMoved } from './public-answers.ts'
import { publicMessages } from './public-messages.ts'
import type { PublicPage } from './public-page.ts'
import { parsePublicTarget, type PublicTarget } from './public-request.ts'
import type { SharePictures } from './share-pictures.ts'
import type { TakeForm } from './take-form.ts'

type Options = {
  pages: PageCache<PublicPage>
  sharePictures: SharePictures
  precompression: Precompression
  answerVisit: AnswerVisit
  takeForm: TakeForm
  overload: Pick<Overload, 'isTooMuch'>
  log: {
    error(details: object, message: string): void
    warn(details: object, message: string): void
  }
}

export type PublicSite = {
  /** Takes requests under /f/ and answers true; leaves all others alone. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * The public pages, in front of the application's framework: a kept page is answered in the same
 * turn of the event loop, a form after its commit.
 */
export function createPublicSite({
  pages,
  sharePictures,
  precompression,
  answerVisit,
  takeForm,
  overload,
  log,
}: Options): PublicSite {
  return {
    handle(request, response) {
      const url = request.url ?? ''
      if (!url.startsWith('/f/')) return false
      const target = parsePublicTarget(url)
      if (target === null) {
        sendHtml(response, { status: 404, html: publicMessages.notFound })
        return true
      }
      const kept = pages.peek(target.key)
      if (kept !== undefined) {
        answer(request, response, target, kept.page)
        if (kept.page !== null) precompression.ask(kept.page.landing)
        return true
      }
      // A form is told what became of it further on, and needs its page for that.
      if (request.method !== 'POST' && overload.isTooMuch('page')) {
        sendBusy(response)
        return true
      }
      pages.load(target.key).then(
        (page) => answer(request, response, target, page),
        (error: unknown) => fail(response, error),
      )
      return true
    },
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { key, part }: PublicTarget,
    page: PublicPage | null,
  ): void {
    if (page === null) return sendHtml(response, { status: 404, html: publicMessages.notFound })
    const isHead = request.method === 'HEAD'
    if (!page.names.includes(key) && (request.method === 'GET' || isHead)) {
      return sendMoved(response, movedUrl(request.url ?? '', key, page.path))
    }
    if (part === 'share-picture' && (request.method === 'GET' || isHead)) {
      answerPicture(sharePictures, { request, response, page }).catch((error: unknown) =>
        fail(response, error),
      )
      return
    }
    if (part === 'thank-you' && (request.method === 'GET' || isHead)) {
      page.thankYou().then(
        (body) => sendBody(response, request.headers, body, isHead),
        (error: unknown) => fail(response, error),
      )
      return
    }
    if (request.method === 'GET' || isHead) return answerVisit(request, response, page)
    if (request.method === 'POST' && part === 'landing') {
      takeForm(request, response, page).catch((error: unknown) => fail(response, error))
      return
    }
    sendHtml(response, {
      status: 405,
      html: publicMessages.notFound,
      extra: ['allow', 'GET, HEAD, POST'],
    })
  }

  function fail(response: ServerResponse, error: unknown): void {
    const code = databaseFailure(error)
    if (code === null) log.error({ err: error }, 'unexpected error')
    else log.warn({ err: error }, code)
    if (response.headersSent) response.destroy()
    else sendHtml(response, { status: code === null ? 500 : 503, html: publicMessages.unavailable })
  }
}

function sendBusy(response: ServerResponse): void {
  const extra = ['retry-after', String(bounds.overload.retryAfterSeconds)]
  sendHtml(response, { status: 503, html: publicMessages.unavailable, extra })
}

/** The present address, with the part of the page and the query that were asked for. */
function movedUrl(url: string, key: string, path: string): string {
  return path + url.slice('/f/'.length + key.length)
}
