import type { FastifyRequest } from 'fastify'

/** What is known of a request: its headers, and the network it comes from. */
export type ClientContext = { headers: Headers; network: string }

/** Only what tells who somebody is. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

export function clientContextOf(request: FastifyRequest): ClientContext {
  return { headers: headersOf(request), network: request.server.ipPrefixOf(request.raw) }
}
