import type { IncomingHttpHeaders } from 'node:http'

export type CanvaRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

/** A body of bytes is sent as a PNG, any other as JSON. */
export type CanvaAnswer = { status: number; headers?: Record<string, string>; body?: unknown }

export const notFound: CanvaAnswer = {
  status: 404,
  body: { code: 'not_found', message: 'There is no such thing' },
}
