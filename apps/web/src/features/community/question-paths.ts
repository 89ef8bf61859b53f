import type { QuestionFilter } from '@wildpath/contract'
import { questionFilters } from '@wildpath/contract'

/** What of the questions is listed, as their address says it. */
export type QuestionListing = { show: QuestionFilter; q: string; before: string | null }

export function readListing(search: string): QuestionListing {
  const params = new URLSearchParams(search)
  const show = questionFilters.find((filter) => filter === params.get('show')) ?? 'all'
  return { show, q: (params.get('q') ?? '').slice(0, 100), before: params.get('before') }
}

export function listingPath({ show, q, before }: QuestionListing): string {
  const params = new URLSearchParams()
  if (show !== 'all') params.set('show', show)
  if (q !== '') params.set('q', q)
  if (before !== null) params.set('before', before)
  return params.size === 0 ? '/questions' : `/questions?${params.toString()}`
}

export const questionPath = (id: string) => `/questions/${id}`

/** Where an answer stands on the page of its question. */
export const answerAnchor = (id: string) => `answer-${id}`
