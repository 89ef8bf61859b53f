import { type Failure } from '../../result.ts'
import type { FetchFailure } from './safe-fetch/safe-fetch.ts'

/** What a person reads of a website that could not be read. */
export function readingFailure(failure: FetchFailure): Failure {
  switch (failure.reason) {
    case 'not-public':
      return { code: 'website-not-public' }
    case 'forbidden':
      return { code: 'website-forbids' }
    case 'status':
      return ofStatus(failure.status)
    case 'wrong-type':
      return { code: 'website-no-page' }
    case 'too-large':
      return { code: 'website-too-large' }
    case 'too-slow':
    case 'cancelled':
      return { code: 'website-too-slow' }
    case 'unreachable':
      return { code: 'website-unreachable' }
  }
}

function ofStatus(status: number): Failure {
  // 429 and 451 are ways to say no, too.
  if ([401, 402, 403, 407, 429, 451].includes(status)) return { code: 'website-forbids' }
  if (status === 404 || status === 410) return { code: 'website-no-page' }
  return { code: 'website-unreachable' }
}
