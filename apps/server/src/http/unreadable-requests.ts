import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { renderMessageHtml } from '@wildpath/page/html'

import { bounds } from '../limits.ts'

const tooLong = answer(
  '431 Request Header Fields Too Large',
  renderMessageHtml({
    title: 'This address is too long',
    heading: 'This address is too long',
    text: 'The address, or what your browser sent with it, is longer than we can read. Nothing was opened or changed. Please go back and use a shorter one.',
  }),
)
const tooSlow = answer(
  '408 Request Timeout',
  renderMessageHtml({
    title: 'This took too long',
    heading: 'This took too long to arrive',
    text: 'We did not get all of what your browser sent, so nothing was changed. Please try again.',
  }),
)
const unreadableHtml = renderMessageHtml({
  title: 'This could not be read',
  heading: 'This could not be read',
  text: 'What arrived is not a request that we understand, so nothing was changed.',
})
const unreadable = answer('400 Bad Request', unreadableHtml)

/** Answers what the parser gave up on. Who sent it is unknown, so that it is a page for a person. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // Said already; more of the same is still arriving.
  if (socket.writableEnded) return
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  socket.end(answerTo(error.code))
  // Closed at once, the answer would be lost with what is still arriving.
  setTimeout(() => socket.destroy(), bounds.connections.refusalMs).unref()
}

/** Two hosts are none (RFC 9112, 3.2): of a proxy's and ours each could mean another. */
export function namesManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Answers what the parser took, but we do not. */
export function refuseUnreadable(response: ServerResponse): void {
  response
    .writeHead(400, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(unreadableHtml),
      'x-content-type-options': 'nosniff',
      'connection': 'close',
    })
    .end(unreadableHtml)
}

function answerTo(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return tooLong
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow : unreadable
}

function answer(status: string, html: string): string {
  return [
    `HTTP/1.1 ${status}`,
    'content-type: text/html; charset=utf-8',
    `content-length: ${Buffer.byteLength(html)}`,
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    html,
  ].join('\r\n')
}
