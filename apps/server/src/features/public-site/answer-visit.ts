import type { IncomingMessage, ServerResponse } from 'node:http'

import { carriesSession } from '../accounts/index.ts'
import { sourceOfVisit } from '../analytics/index.ts'
import { faceFor } from './face-for.ts'
import { sendBody } from './public-answers.ts'
import type { PublicPage } from './public-page.ts'
import { createVisitFilter } from './visit-filter.ts'
import type { ViewCounter } from './view-counter.ts'
import type { VisitorOf } from './visitor-of.ts'

type Options = {
  views: Pick<ViewCounter, 'count'>
  /** Whose session the request carries, or null. */
  findUserId(request: IncomingMessage): Promise<string | null>
  visitorOf: VisitorOf
  log: { warn(details: object, message: string): void }
}

export type AnswerVisit = (
  request: IncomingMessage,
  response: ServerResponse,
  page: PublicPage,
) => void

/** Sends a funnel's page, and counts the view of a person. */
export function createAnswerVisit({ views, findUserId, visitorOf, log }: Options): AnswerVisit {
  const isPersonVisit = createVisitFilter()

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

  return (request, response, page) => {
    const isHead = request.method === 'HEAD'
    sendBody(response, request.headers, faceFor(request, page).landing, isHead)
    if (!isHead && isPersonVisit(request.headers)) countView(request, page)
  }
}
