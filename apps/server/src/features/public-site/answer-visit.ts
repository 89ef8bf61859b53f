import type { IncomingMessage, ServerResponse } from 'node:http'

import { faceFor } from './face-for.ts'
import { sendBody } from './public-answers.ts'
import type { PublicPage } from './public-page.ts'
import type { VisitCounting } from './visit-counting.ts'

export type AnswerVisit = (
  request: IncomingMessage,
  response: ServerResponse,
  page: PublicPage,
) => void

/** Serves a funnel's page and counts the view. */
export function createAnswerVisit({ countView }: Pick<VisitCounting, 'countView'>): AnswerVisit {
  return (request, response, page) => {
    const isHead = request.method === 'HEAD'
    sendBody(response, request.headers, faceFor(request, page).landing, isHead)
    if (!isHead) countView(request, page)
  }
}
