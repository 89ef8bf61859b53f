import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FormState } from '@wildpath/page/render'

import { carriesSession } from '../accounts/index.ts'
import { type LeadIntake, parseForm } from '../leads/index.ts'
import { deviceOf, sourceOfForm, sourceOfVisit } from '../analytics/index.ts'
import { databaseFailure } from '../../db/failure.ts'
import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { comeAgainAfter, type Overload } from '../../http/overload.ts'
import type { Precompression } from './precompression.ts'
import type { PageCache } from './page-cache.ts'
import { sendBody, sendHtml, sendMoved, sendPicture, sendSeeOther } from './public-answers.ts'
import { publicMessages } from './public-messages.ts'
import type { PublicPage } from './public-page.ts'
import { createVisitFilter, parsePublicTarget, type PublicTarget } from './public-request.ts'
import { readBody } from './read-body.ts'
import type { SharePictures } from './share-pictures.ts'
import type { ViewCounter } from './view-counter.ts'

/** Largest form a public page accepts, in bytes. */
export const formBodyLimit = 128 * 1024

type Options = {
  pages: PageCache<PublicPage>
  views: ViewCounter
  sharePictures: SharePictures
  precompression: Precompression
  intake: LeadIntake
  /** How many refused forms of a network are answered with the page and its answers again. */
  refusalLimit: RateLimiter
  /** Whose session the request carries, or null. */
  findUserId(request: IncomingMessage): Promise<string | null>
  ipPrefixOf(request: IncomingMessage): string
  overload: Pick<Overload, 'isTooMuch'>
  log: {
    error(details: object, message: string): void
    warn(details: object, message: string): void
  }
}

/** Beyond this a browser's name tells nobody from anybody, and is kept in memory for a while. */
const longestAgent = 400

const tooLarge = { kind: 'too-large' } as const

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
  views,
  sharePictures,
  precompression,
  intake,
  refusalLimit,
  findUserId,
  ipPrefixOf,
  overload,
  log,
}: Options): PublicSite {
  const isPersonVisit = createVisitFilter()
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
      answerPicture(request, response, page).catch((error: unknown) => fail(response, error))
      return
    }
    if (part === 'thank-you' && (request.method === 'GET' || isHead)) {
      page.thankYou().then(
        (body) => sendBody(response, request.headers, body, isHead),
        (error: unknown) => fail(response, error),
      )
      return
    }
    if (request.method === 'GET' || isHead) {
      sendBody(response, request.headers, page.landing, isHead)
      if (!isHead && isPersonVisit(request.headers)) countView(request, page)
      return
    }
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

  /** After the answer: the owner's own visits do not count, which only a session can tell. */
  function countView(request: IncomingMessage, page: PublicPage): void {
    const source = sourceOfVisit(request.url ?? '', request.headers)
    const view = { ...visitorOf(request, page), source }
    if (!carriesSession(request.headers.cookie)) return views.count(view)
    findUserId(request).then(
      (userId) => {
        if (userId !== page.ownerId) views.count(view)
      },
      (error: unknown) => log.warn({ err: error }, 'a visitor could not be told from the owner'),
    )
  }

  function visitorOf(request: IncomingMessage, { funnelId }: PublicPage) {
    return {
      funnelId,
      network: ipPrefixOf(request),
      agent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
      device: deviceOf(request.headers),
    }
  }

  async function takeForm(
    request: IncomingMessage,
    response: ServerResponse,
    page: PublicPage,
  ): Promise<void> {
    const type = request.headers['content-type'] ?? ''
    if (!type.startsWith('application/x-www-form-urlencoded')) {
      return sendHtml(response, { status: 415, html: publicMessages.wrongType })
    }
    const announced = Number(request.headers['content-length'] ?? 0)
    const read = announced > formBodyLimit ? tooLarge : await readBody(request, formBodyLimit)
    if (read.kind === 'aborted') return
    if (read.kind === 'too-large') {
      return sendHtml(response, {
        status: 413,
        html: publicMessages.tooLarge,
        extra: ['connection', 'close'],
      })
    }
    const form = parseForm(read.body)
    if (form === null) return sendHtml(response, { status: 400, html: publicMessages.unreadable })
    if (overload.isTooMuch('lead')) {
      const { network } = visitorOf(request, page)
      return sendNotSaved(response, page, network, form)
    }
    const submission = {
      ...visitorOf(request, page),
      source: sourceOfForm(request.headers),
      forms: page.forms,
      form,
    }
    try {
      const result = await intake.submit(submission)
      switch (result.kind) {
        case 'stored':
          return sendSeeOther(response, `${page.path}/thank-you`)
        case 'invalid':
          return sendRefused(response, page, submission.network, {
            status: 422,
            ...result,
            notice: null,
          })
        case 'too-many':
          return sendRefused(response, page, submission.network, {
            status: 429,
            values: result.values,
            errors: {},
            notice: publicMessages.tooManyNotice,
          })
        case 'nothing-asked':
          return sendHtml(response, { status: 422, html: publicMessages.nothingAsked })
        case 'unpublished':
          return sendHtml(response, { status: 404, html: publicMessages.notFound })
      }
    } catch (error) {
      const code = databaseFailure(error)
      if (code === null) throw error
      log.warn({ err: error }, code)
      sendNotSaved(response, page, submission.network, form)
    }
  }

  function sendNotSaved(
    response: ServerResponse,
    page: PublicPage,
    network: string,
    form: ReadonlyMap<string, string>,
  ): void {
    sendRefused(response, page, network, {
      status: 503,
      values: Object.fromEntries(form),
      errors: {},
      notice: publicMessages.notSavedNotice,
    })
  }

  /** The page with what was sent and why it was not taken. Each is drawn anew, which takes its time. */
  function sendRefused(
    response: ServerResponse,
    page: PublicPage,
    address: string,
    {
      status,
      values,
      errors,
      notice,
    }: Pick<FormState, 'values' | 'errors' | 'notice'> & { status: number },
  ): void {
    if (!refusalLimit.consume(address)) {
      const extra = ['retry-after', '60']
      return sendHtml(response, { status: 429, html: publicMessages.tooManyRefused, extra })
    }
    const html = page.renderForm({ values, errors, notice })
    sendHtml(response, { status, html, headers: page.headers })
  }

  async function answerPicture(
    request: IncomingMessage,
    response: ServerResponse,
    { sharedScene }: PublicPage,
  ): Promise<void> {
    if (sharedScene === null) {
      return sendHtml(response, { status: 404, html: publicMessages.notFound })
    }
    const picture = await sharePictures.get(sharedScene)
    if (picture === null) {
      const extra = ['retry-after', '5']
      return sendHtml(response, { status: 503, html: publicMessages.unavailable, extra })
    }
    sendPicture(response, request.headers, picture, request.method === 'HEAD')
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
  const extra = ['retry-after', String(comeAgainAfter)]
  sendHtml(response, { status: 503, html: publicMessages.unavailable, extra })
}

/** The present address, with the part of the page and the query that were asked for. */
function movedUrl(url: string, key: string, path: string): string {
  return path + url.slice('/f/'.length + key.length)
}
