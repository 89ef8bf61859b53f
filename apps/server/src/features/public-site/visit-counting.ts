import type { IncomingMessage } from 'node:http'

import { carriesSession } from '../accounts/index.ts'
import { sourceOfForm, sourceOfVisit } from '../analytics/index.ts'
import type { PublicPage } from './public-page.ts'
import type { ViewCounter } from './view-counter.ts'
import { createVisitFilter } from './visit-filter.ts'
import type { VisitorOf } from './visitor-of.ts'

type Options = {
  views: Pick<ViewCounter, 'count'>
  /** Returns the ID of the signed-in user, or null. */
  findUserId(request: IncomingMessage): Promise<string | null>
  visitorOf: VisitorOf
  log: { warn(details: object, message: string): void }
}

export type VisitCounting = {
  /** Counts a page load unless it comes from a bot or the page's owner. */
  countView(request: IncomingMessage, page: PublicPage): void
  /** Counts a view for a visitor who became a lead if `countView` skipped them. */
  countViewOfLead(request: IncomingMessage, page: PublicPage): void
}

export function createVisitCounting({ views, findUserId, visitorOf, log }: Options): VisitCounting {
  const isPersonVisit = createVisitFilter()

  function whenKnown(
    request: IncomingMessage,
    page: PublicPage,
    onKnown: (isCounted: boolean) => void,
  ): void {
    if (!isPersonVisit(request.headers)) return onKnown(false)
    if (!carriesSession(request.headers.cookie)) return onKnown(true)
    findUserId(request).then(
      (userId) => onKnown(userId !== page.ownerId),
      (error: unknown) => log.warn({ err: error }, 'a visitor could not be told from the owner'),
    )
  }

  return {
    countView(request, page) {
      const source = sourceOfVisit(request.url ?? '', request.headers)
      const view = { ...visitorOf(request, page), source }
      whenKnown(request, page, (isCounted) => {
        if (isCounted) views.count(view)
      })
    },
    countViewOfLead(request, page) {
      const view = { ...visitorOf(request, page), source: sourceOfForm(request.headers) }
      whenKnown(request, page, (isCounted) => {
        if (!isCounted) views.count(view)
      })
    },
  }
}
