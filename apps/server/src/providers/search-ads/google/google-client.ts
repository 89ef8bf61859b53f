import { setTimeout as sleep } from 'node:timers/promises'

import type { z } from 'zod'

import { bounds } from '../../../limits.ts'
import { boundedFetch } from '../../outgoing/bounded-fetch.ts'
import type { SearchAdsFailure, SearchAdsResult } from '../search-ads.ts'
import { googleFailure, rateLimitSecondsOf } from './google-failures.ts'

export type GoogleCall = {
  method: 'GET' | 'POST'
  url: string
  /** Of the person; null for what the client asks as itself. */
  token: string | null
  headers?: Record<string, string>
  /** Sent as JSON; a form as a form. */
  body?: object
}

/** Asks once, and again after the short pauses that Google asks for. */
export type AskGoogle = <T>(call: GoogleCall, schema: z.ZodType<T>) => Promise<SearchAdsResult<T>>

type Options = {
  timeoutMs: number
  wait?: (durationMs: number) => Promise<unknown>
  /** What an answer says went wrong; null for one to be read. */
  failureOf?: typeof googleFailure
}

const { searchAdsPauseSeconds, searchAdsPauses, searchAdsAnswerBytes } = bounds.outgoing

/** Calls of Google: bounded in time and size, failures as values. No token and no secret stands in an address. */
export function createGoogleClient(options: Options): AskGoogle {
  const { timeoutMs, wait = sleep, failureOf = googleFailure } = options
  const fetchBounded = boundedFetch(searchAdsAnswerBytes)

  const send = ({ method, url, token, headers, body }: GoogleCall): Promise<Response> => {
    const isForm = body instanceof URLSearchParams
    return fetchBounded(url, {
      method,
      headers: {
        ...headers,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  return async (call, schema) => {
    try {
      for (let pauses = 0; ; pauses += 1) {
        // oxlint-disable-next-line no-await-in-loop -- attempts follow one another
        const response = await send(call)
        // oxlint-disable-next-line no-await-in-loop
        const answer = parseJson(await response.text())
        const seconds = rateLimitSecondsOf(response.status, answer)
        if (seconds === null) {
          const failure = failureOf(response.status, answer)
          return failure === null ? read(answer, schema) : fail(failure)
        }
        if (seconds > searchAdsPauseSeconds || pauses === searchAdsPauses) {
          return fail({ kind: 'busy', retryAfterSeconds: seconds })
        }
        // oxlint-disable-next-line no-await-in-loop
        await wait(seconds * 1000)
      }
    } catch (error) {
      return fail({ kind: 'unavailable', reason: error instanceof Error ? error.name : 'unknown' })
    }
  }
}

function read<T>(answer: unknown, schema: z.ZodType<T>): SearchAdsResult<T> {
  const parsed = schema.safeParse(answer)
  return parsed.success
    ? { ok: true, value: parsed.data }
    : fail({ kind: 'unavailable', reason: 'an answer of another shape' })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function fail(error: SearchAdsFailure): { ok: false; error: SearchAdsFailure } {
  return { ok: false, error }
}

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}
