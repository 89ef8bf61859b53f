import type { IncomingMessage } from 'node:http'

import { deviceOf } from '../analytics/index.ts'
import type { PublicPage } from './public-page.ts'

/** Beyond this a browser's name tells nobody from anybody, and is kept in memory for a while. */
const longestAgent = 400

/** Who asks for a page, as far as a server without cookies can tell. */
export function createVisitorOf(ipPrefixOf: (request: IncomingMessage) => string) {
  return (request: IncomingMessage, { funnelId, timeZone }: PublicPage) => ({
    funnelId,
    timeZone,
    network: ipPrefixOf(request),
    agent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
    device: deviceOf(request.headers),
  })
}

export type VisitorOf = ReturnType<typeof createVisitorOf>
