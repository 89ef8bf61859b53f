import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../lib/request-failure.ts'

/** Why a website was not read. Nothing is changed in any case. */
export type ReadingFailure = { kind: 'login' } | { kind: 'other'; text: string }

const kept = 'Nothing was changed; try again, or go on without it.'
const fallback = `The website could not be read. ${kept}`

export function readingFailureOf(failure: unknown): ReadingFailure {
  if (!(failure instanceof ApiFailure)) return { kind: 'other', text: fallback }
  switch (failure.code) {
    case 'not-signed-in':
      return { kind: 'login' }
    case 'invalid-input':
    case 'missing-fields':
      return { kind: 'other', text: `${failure.fields['url'] ?? failure.message}. ${kept}` }
    case 'too-many-requests':
      return { kind: 'other', text: `You have read many websites within an hour. ${later}` }
    case 'network-request-failed':
    case 'answered-elsewhere':
      return { kind: 'other', text: `${failure.message} ${kept}` }
    default:
      // The server's sentences on websites say what was kept and what to do.
      return { kind: 'other', text: failureMessage(failure, fallback) }
  }
}

const later = 'Nothing was changed; try again later, or go on without it.'
