import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

import { codingFor, matchesEtag } from '../../http/encoded-text.ts'
import { type Body, pageHeaders } from './page-body.ts'
import type { SharePicture } from './share-pictures.ts'

/** Answers a kept body: 304 when the browser has it, else in the smallest encoding it takes. */
export function sendBody(
  response: ServerResponse,
  headers: IncomingHttpHeaders,
  body: Body,
  isHead: boolean,
): void {
  if (matchesEtag(headers['if-none-match'], body.etag)) {
    response.writeHead(304, body.notModified).end()
    return
  }
  const { headers: answer, bytes } = body[codingFor(headers['accept-encoding'])]
  response.writeHead(200, answer)
  response.end(isHead ? undefined : bytes)
}

const messageHeaders = pageHeaders({ scripts: [], frames: [] })

type HtmlAnswer = {
  status: number
  html: string
  /** Of the page; absent for one that only says something. */
  headers?: string[]
  extra?: string[]
}

/** Answers a page made for this one request. */
export function sendHtml(
  response: ServerResponse,
  { status, html, headers = messageHeaders, extra = [] }: HtmlAnswer,
): void {
  const bytes = Buffer.from(html)
  response
    .writeHead(status, [
      ...headers,
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

/** A page that has another address now. Not kept by browsers, since the owner may move it back. */
export function sendMoved(response: ServerResponse, location: string): void {
  response
    .writeHead(301, [
      'location',
      location,
      'cache-control',
      'private, no-cache',
      'content-length',
      '0',
    ])
    .end()
}

/** Answers a page's share picture; whoever has it asks again after an hour. */
export function sendPicture(
  response: ServerResponse,
  headers: IncomingHttpHeaders,
  { etag, bytes }: SharePicture,
  isHead: boolean,
): void {
  const caching = ['etag', etag, 'cache-control', 'public, max-age=3600']
  if (matchesEtag(headers['if-none-match'], etag)) {
    response.writeHead(304, caching).end()
    return
  }
  response
    .writeHead(200, [
      ...caching,
      'content-type',
      'image/png',
      'x-content-type-options',
      'nosniff',
      'content-length',
      String(bytes.length),
    ])
    .end(isHead ? undefined : bytes)
}
