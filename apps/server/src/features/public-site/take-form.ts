import type { IncomingMessage, ServerResponse } from 'node:http'

import type { MeasuringConsent } from '@wildpath/contract'
import { wordsOf } from '@wildpath/page/language'
import { measuringField } from '@wildpath/page/lead-form'
import type { FormState } from '@wildpath/page/render'

import { databaseFailure } from '../../db/failure.ts'
import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import type { Overload } from '../../http/overload.ts'
import { bounds } from '../../limits.ts'
import { sourceOfForm } from '../analytics/index.ts'
import { type LeadIntake, parseForm, type StoredLead } from '../leads/index.ts'
import {
  readMeasuringSignals,
  readVisitorConsent,
  type VisitorConsent,
} from '../measuring/index.ts'
import { faceFor } from './face-for.ts'
import { sendHtml, sendSeeOther } from './public-answers.ts'
import { publicMessages, refusalPage } from './public-messages.ts'
import type { PageFace, PublicPage } from './public-page.ts'
import { readBody } from './read-body.ts'
import type { VisitCounting } from './visit-counting.ts'
import type { VisitorOf } from './visitor-of.ts'

type Options = {
  intake: LeadIntake
  /** How many refused forms of a network are answered with the page and its answers again. */
  refusalLimit: RateLimiter
  overload: Pick<Overload, 'isTooMuch'>
  visitorOf: VisitorOf
  countViewOfLead: VisitCounting['countViewOfLead']
  clientIpOf(request: IncomingMessage): string
  now: () => Date
  log: {
    error(details: object, message: string): void
    warn(details: object, message: string): void
  }
}

export type TakeForm = (
  request: IncomingMessage,
  response: ServerResponse,
  page: PublicPage,
) => Promise<void>

/** Who is answered, and with which face of the page. */
type Answer = { response: ServerResponse; page: PublicPage; face: PageFace; network: string }

const tooLarge = { kind: 'too-large' } as const

/** Stores what a visitor sent, or shows the page again with what is wrong. */
export function createTakeForm({
  intake,
  refusalLimit,
  overload,
  visitorOf,
  countViewOfLead,
  clientIpOf,
  now,
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
    const visitor = visitorOf(request, page)
    const { network } = visitor
    const answer: Answer = { response, page, face: faceFor(request, page), network }
    if (overload.isTooMuch('lead')) return sendNotSaved(answer, form)
    const { consent, ...measured } = readMeasured(request, page, form)
    const submission = {
      ...visitor,
      source: sourceOfForm(request.headers),
      forms: page.forms,
      storedForms: page.storedForms,
      form,
      language: page.language,
      ...measured,
    }
    try {
      const result = await intake.submit(submission)
      switch (result.kind) {
        case 'stored':
          if (result.lead.isNew) countViewOfLead(request, page)
          return sendSeeOther(response, thankYouAddress(page, result.lead, consent))
        case 'invalid':
          return sendRefused(answer, {
            status: 422,
            ...result,
            notice: null,
          })
        case 'too-many':
          return sendRefused(answer, {
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
      if (code === null) log.error({ err: error }, 'unexpected error')
      else log.warn({ err: error }, code)
      sendNotSaved(answer, form, code === null ? 500 : 503)
    }
  }

  /** What the visitor decided about ad platforms, and what those may hear. */
  function readMeasured(
    request: IncomingMessage,
    { measuring, homeUrl }: PublicPage,
    form: ReadonlyMap<string, string>,
  ) {
    if (measuring === null) return { consent: null, measuringConsent: null, measuringSignals: null }
    const consent = readVisitorConsent(form.get(measuringField), request.headers)
    const measuringSignals = readMeasuringSignals({
      request,
      clientIp: clientIpOf(request),
      sourceUrl: homeUrl,
      measuring,
      consent,
      at: now(),
    })
    const measuringConsent: MeasuringConsent = consent?.choice ?? 'unanswered'
    return { consent, measuringConsent, measuringSignals }
  }

  function sendNotSaved(
    answer: Answer,
    form: ReadonlyMap<string, string>,
    status: 500 | 503 = 503,
  ): void {
    sendRefused(answer, {
      status,
      values: Object.fromEntries(form),
      errors: {},
      notice: wordsOf(answer.page.language).notices.notSaved,
    })
  }

  /** The page with what was sent and why it was not taken. Each is drawn anew, which takes its time. */
  function sendRefused(
    { response, page, face, network }: Answer,
    {
      status,
      values,
      errors,
      notice,
    }: Pick<FormState, 'values' | 'errors' | 'notice'> & { status: number },
  ): void {
    if (!refusalLimit.consume(network)) {
      const extra = ['retry-after', '60']
      return sendHtml(response, { status: 429, html: refusalPage('tooMany', page.language), extra })
    }
    const html = face.renderForm({ values, errors, notice })
    sendHtml(response, { status, html, headers: face.headers })
  }
}

/**
 * Where a visitor goes on. The lead's id goes along where ad platforms may hear of it, as their events' id; a lead
 * that is held back is no event. After '#' it reaches no server's log.
 */
function thankYouAddress(
  page: PublicPage,
  lead: StoredLead,
  consent: VisitorConsent | null,
): string {
  const address = (page.movedTo ?? page.addresses)['thank-you']
  return consent?.choice === 'agreed' && !lead.isHeldBack ? `${address}#lead=${lead.id}` : address
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
