import type { IncomingMessage, ServerResponse } from 'node:http'

import { wordsOf } from '@wildpath/page/language'
import type { FormState } from '@wildpath/page/render'

import { databaseFailure } from '../../db/failure.ts'
import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import type { Overload } from '../../http/overload.ts'
import { bounds } from '../../limits.ts'
import { sourceOfForm } from '../analytics/index.ts'
import { type LeadIntake, parseForm } from '../leads/index.ts'
import { sendHtml, sendSeeOther } from './public-answers.ts'
import { publicMessages, refusalPage } from './public-messages.ts'
import type { PublicPage } from './public-page.ts'
import { readBody } from './read-body.ts'
import type { VisitorOf } from './visitor-of.ts'

type Options = {
  intake: LeadIntake
  /** How many refused forms of a network are answered with the page and its answers again. */
  refusalLimit: RateLimiter
  overload: Pick<Overload, 'isTooMuch'>
  visitorOf: VisitorOf
  log: { warn(details: object, message: string): void }
}

export type TakeForm = (
  request: IncomingMessage,
  response: ServerResponse,
  page: PublicPage,
) => Promise<void>

const tooLarge = { kind: 'too-large' } as const

/** Stores what a visitor sent, or shows the page again with what is wrong. */
export function createTakeForm({
  intake,
  refusalLimit,
  overload,
  visitorOf,
  log,
}: Options): TakeForm {
  return takeForm

  async function takeForm(
    request: IncomingMessage,
    response: ServerResponse,
    page: PublicPage,
  ): Promise<void> {
    if (!isForm(request)) {
      return sendHtml(response, { status: 415, html: refusalPage('wrongType', page.language) })
    }
    const announced = Number(request.headers['content-length'] ?? 0)
    const largest = bounds.requests.leadFormBytes
    const read = announced > largest ? tooLarge : await readBody(request, largest)
    if (read.kind === 'aborted') return
    if (read.kind === 'too-large') {
      return sendHtml(response, {
        status: 413,
        html: refusalPage('tooLarge', page.language),
        extra: ['connection', 'close'],
      })
    }
    const form = parseForm(read.body)
    if (form === null)
      return sendHtml(response, { status: 400, html: refusalPage('unreadable', page.language) })
    if (overload.isTooMuch('lead')) {
      const { network } = visitorOf(request, page)
      return sendNotSaved(response, page, network, form)
    }
    const submission = {
      ...visitorOf(request, page),
      source: sourceOfForm(request.headers),
      forms: page.forms,
      form,
      language: page.language,
    }
    try {
      const result = await intake.submit(submission)
      switch (result.kind) {
        case 'stored':
          return sendSeeOther(response, (page.movedTo ?? page.addresses)['thank-you'])
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
            notice: wordsOf(page.language).notices.tooMany,
          })
        case 'nothing-asked':
          return sendHtml(response, {
            status: 422,
            html: refusalPage('nothingAsked', page.language),
          })
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
      notice: wordsOf(page.language).notices.notSaved,
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
      return sendHtml(response, { status: 429, html: refusalPage('tooMany', page.language), extra })
    }
    const html = page.renderForm({ values, errors, notice })
    sendHtml(response, { status, html, headers: page.headers })
  }
}

/** Whether the body is a form as it stands: nothing here unpacks one. */
function isForm({ headers }: IncomingMessage): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1)
  const coding = headers['content-encoding'] ?? 'identity'
  return (
    type.trim().toLowerCase() === 'application/x-www-form-urlencoded' &&
    coding.trim().toLowerCase() === 'identity'
  )
}
