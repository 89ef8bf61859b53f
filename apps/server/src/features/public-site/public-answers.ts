import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

import { type Body, pageHeaders } from './page-body.ts'

/** Answers a kept body: 304 when the browser has it, else in the smallest encoding it takes. */
export function sendBody(
  response: ServerResponse,
  headers: IncomingHttpHeaders,
  body: Body,
  isHead: boolean,
): void {
  const known = headers['if-none-match']
  if (known !== undefined && matchesEtag(known, body.etag)) {
    response.writeHead(304, body.notModified).end()
    return
  }
  const accepted = headers['accept-encoding']
  const { headers: answer, bytes } = accepted === undefined ? body.identity : chosen(body, accepted)
  response.writeHead(200, answer)
  response.end(isHead ? undefined : bytes)
}

function chosen(body: Body, accepted: string): Body['identity'] {
  if (takes(accepted, 'br')) return body.br
  return takes(accepted, 'gzip') ? body.gzip : body.identity
}

/** Answers a page made for this one request. */
export function sendHtml(
  response: ServerResponse,
  status: number,
  html: string,
  extra: string[] = [],
): void {
  const bytes = Buffer.from(html)
  response
    .writeHead(status, [
      ...pageHeaders,
      // Not 'no-store': Back from the thank-you must find a refused form again.
      'cache-control',
      'private, no-cache',
      'content-length',
      String(bytes.length),
      ...extra,
    ])
    .end(bytes)
}

/** After a form was taken: the browser goes on to a page that can be reloaded without sending again. */
export function sendSeeOther(response: ServerResponse, location: string): void {
  response
    .writeHead(303, ['location', location, 'cache-control', 'no-store', 'content-length', '0'])
    .end()
}

/** An encoding that is named and not refused with 'q=0'. */
const encodingPatterns = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
}

function takes(accepted: string, encoding: 'br' | 'gzip'): boolean {
  return encodingPatterns[encoding].test(accepted)
}

function matchesEtag(given: string, etag: string): boolean {
  return given === etag || given === '*' || given.split(',').some((one) => isSameTag(one, etag))
}

function isSameTag(given: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return bare(given) === bare(etag)
}
