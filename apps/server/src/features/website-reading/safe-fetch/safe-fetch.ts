import { request } from 'undici'

import { bounds } from '../../../limits.ts'
import { createGuardedAgent, InsideAddressError } from './guarded-agent.ts'
import type { Network } from './network.ts'
import { readBody, TooLargeError, UnknownEncodingError } from './read-body.ts'
import { readTarget } from './read-target.ts'

export type FetchFailure =
  /** The address itself may not be asked for. */
  | { reason: 'not-public' }
  /** Not found, not answering, or leading to what is not the open internet: from outside these look alike. */
  | { reason: 'unreachable' }
  /** The site does not let us in. */
  | { reason: 'forbidden' }
  | { reason: 'status'; status: number }
  | { reason: 'wrong-type' | 'too-large' | 'too-slow' | 'cancelled' }

export type Fetched = {
  /** Where the redirects ended. */
  url: URL
  /** Without parameters, in small letters. */
  type: string
  /** As the header says it. */
  charset: string | null
  bytes: Buffer
}

export type FetchResult = { ok: true; value: Fetched } | { ok: false; failure: FetchFailure }

export type FetchWish = {
  accept: string
  isWanted: (type: string) => boolean
  /** After decompression. */
  largestBytes: number
  /** For all of it, redirects included. */
  timeoutMs: number
  signal: AbortSignal
  /** Asked for every address on the way; null lets it pass. */
  findObstacle?: (url: URL) => Promise<FetchFailure | null>
}

export type SafeFetch = {
  fetch(address: string, wish: FetchWish): Promise<FetchResult>
  /** Ends the connections that are still open. */
  close(): Promise<void>
}

type Options = {
  network: Network
  /** The address at which whoever runs a website reads who asks. */
  publicUrl: string
}

/** Names itself honestly, so that a site can refuse it. */
export const botName = 'WildpathBot'

/**
 * Gets what strangers' addresses lead to. Whatever they answer, it reaches public addresses only, follows
 * redirects by itself and checks each anew, and ends at the time and the size that are allowed.
 */
export function createSafeFetch({ network, publicUrl }: Options): SafeFetch {
  const agent = createGuardedAgent(network)
  const userAgent = `Mozilla/5.0 (compatible; ${botName}/1.0; +${publicUrl})`

  async function follow(start: string, wish: FetchWish, signal: AbortSignal): Promise<FetchResult> {
    let address = start
    for (let hops = 0; hops <= bounds.websites.redirects; hops += 1) {
      const url = readTarget(address)
      if (url === null) return failed({ reason: 'not-public' })
      // oxlint-disable-next-line no-await-in-loop -- one address leads to the next
      const obstacle = (await wish.findObstacle?.(url)) ?? null
      if (obstacle !== null) return failed(obstacle)
      // oxlint-disable-next-line no-await-in-loop
      const answer = await request(url, {
        dispatcher: agent,
        signal,
        headers: {
          'user-agent': userAgent,
          'accept': wish.accept,
          'accept-encoding': 'gzip, deflate, br',
          'accept-language': 'en, *;q=0.5',
        },
      })
      const { statusCode, headers, body } = answer
      const location = redirectOf(statusCode, headers.location, url)
      if (location === null) {
        // oxlint-disable-next-line no-await-in-loop
        return await readAnswer({ url, statusCode, headers, body }, wish)
      }
      discard(body)
      address = location
    }
    return failed({ reason: 'unreachable' })
  }

  return {
    async fetch(address, wish) {
      const timeout = AbortSignal.timeout(wish.timeoutMs)
      try {
        return await follow(address, wish, AbortSignal.any([wish.signal, timeout]))
      } catch (error) {
        if (wish.signal.aborted) return failed({ reason: 'cancelled' })
        return failed(timeout.aborted ? { reason: 'too-slow' } : failureOf(error))
      }
    },
    close: () => agent.destroy(),
  }
}

type Answer = Pick<Awaited<ReturnType<typeof request>>, 'statusCode' | 'headers' | 'body'> & {
  url: URL
}

async function readAnswer(
  { url, statusCode, headers, body }: Answer,
  { isWanted, largestBytes }: FetchWish,
): Promise<FetchResult> {
  const refuse = (failure: FetchFailure) => {
    discard(body)
    return failed(failure)
  }
  if (statusCode < 200 || statusCode > 299) return refuse({ reason: 'status', status: statusCode })
  const { type, charset } = readContentType(lastOf(headers['content-type']))
  if (!isWanted(type)) return refuse({ reason: 'wrong-type' })
  const bytes = await readBody(body, lastOf(headers['content-encoding']), largestBytes)
  return { ok: true, value: { url, type, charset, bytes } }
}

/** A body that nobody reads ends with an error, which nobody waits for. */
function discard(body: Answer['body']): void {
  body.on('error', () => {})
  body.destroy()
}

const redirects = new Set([301, 302, 303, 307, 308])

function redirectOf(status: number, header: string | string[] | undefined, from: URL) {
  const location = lastOf(header)
  if (!redirects.has(status) || location === '') return null
  // What cannot be resolved is refused as an address.
  return URL.parse(location, from.href)?.href ?? location
}

function readContentType(header: string): { type: string; charset: string | null } {
  const [type = '', ...parameters] = header.toLowerCase().split(';')
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('charset='))
  return {
    type: type.trim(),
    charset: charset?.slice('charset='.length).replaceAll(/["']/g, '') ?? null,
  }
}

const lastOf = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header.at(-1) : header) ?? ''

const failed = (failure: FetchFailure): FetchResult => ({ ok: false, failure })

function failureOf(error: unknown): FetchFailure {
  if (error instanceof TooLargeError) return { reason: 'too-large' }
  if (error instanceof UnknownEncodingError) return { reason: 'wrong-type' }
  if (error instanceof InsideAddressError) return { reason: 'unreachable' }
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return { reason: slowCodes.has(String(code)) ? 'too-slow' : 'unreachable' }
}

const slowCodes = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])
