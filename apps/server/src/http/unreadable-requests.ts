import type { Socket } from 'node:net'

import { renderMessageHtml } from '@wildpath/page/html'

/** Longest head of a request, in bytes: a page may be shown from its address. */
export const longestHead = 64 * 1024

/** How long whoever sent it has to read the answer. */
const lingerMs = 2_000

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
const unreadable = answer(
  '400 Bad Request',
  renderMessageHtml({
    title: 'This could not be read',
    heading: 'This could not be read',
    text: 'What arrived is not a request that we understand, so nothing was changed.',
  }),
)

/** Answers what the parser gave up on. Who sent it is unknown, so that it is a page for a person. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // Said already; more of the same is still arriving.
  if (socket.writableEnded) return
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  socket.end(answerTo(error.code))
  // Closed at once, the answer would be lost with what is still arriving.
  setTimeout(() => socket.destroy(), lingerMs).unref()
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
