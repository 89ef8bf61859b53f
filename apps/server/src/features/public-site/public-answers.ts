import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

import type { Body } from './public-page.ts'

/**
 * Public pages run no script and load nothing from elsewhere but pictures.
 * 'frame-ancestors self': nobody may put a customer's form into their own page.
 */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

const common = [
  'content-type',
  'text/html; charset=utf-8',
  'content-security-policy',
  contentSecurityPolicy,
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
]

/** Answers a kept body: 304 when the browser has it, else in the smallest encoding it takes. */
export function sendBody(
  response: ServerResponse,
  headers: IncomingHttpHeaders,
  body: Body,
  isHead: boolean,
): void {
  // Weak: the same page has other bytes in another encoding.
  const etag = `W/"${body.etag}"`
  // Every load asks again, which is what lets it be counted; unchanged pages cost no transfer.
  const caching = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding']
  if (headers['if-none-match'] !== undefined && matchesEtag(headers['if-none-match'], etag)) {
    response.writeHead(304, caching).end()
    return
  }
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'identity'
  const bytes = body[encoding]
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  response.writeHead(200, [
    ...common,
    ...caching,
    ...coding,
    'content-length',
    String(bytes.length),
  ])
  response.end(isHead ? undefined : bytes)
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
      ...common,
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
