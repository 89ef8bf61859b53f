import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { ErrorCode } from '@wildpath/contract'

import { isFromThisMachine } from './local-requests.ts'

type Options = {
  /** What Prometheus shows; null where there is none. */
  token: string | null
  /** Then every request seems to come from this machine. */
  isBehindProxy: boolean
}

/** Who may read the metrics: whoever has the token, or else this machine. Answers why not, or null. */
export function createMetricsAccess({ token, isBehindProxy }: Options) {
  return (request: IncomingMessage): ErrorCode | null => {
    if (token !== null) {
      const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
      return isEqual(given, token) ? null : 'metrics-token-needed'
    }
    return !isBehindProxy && isFromThisMachine(request) ? null : 'not-found'
  }
}

function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
