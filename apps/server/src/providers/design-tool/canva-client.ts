import { setTimeout as sleep } from 'node:timers/promises'

import type { z } from 'zod'

import { bounds } from '../../limits.ts'
import type { DesignToolFailure, DesignToolResult } from './design-tool.ts'

/** Ends early, with a rejection, when the signal is aborted. */
export type Wait = (durationMs: number, signal: AbortSignal) => Promise<unknown>

export const waitOnClock: Wait = (durationMs, signal) => sleep(durationMs, undefined, { signal })

export type CanvaCall = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal
}

export type CanvaClient = <T>(call: CanvaCall, schema: z.ZodType<T>) => Promise<DesignToolResult<T>>

type Options = { apiUrl: string; timeoutMs: number; wait: Wait }

const { designToolPauseSeconds, designToolPauses, designToolAnswerBytes } = bounds.outgoing

/** One call of Canva's interface: bounded in time and size, pauses kept, failures as values. */
export function createCanvaClient({ apiUrl, timeoutMs, wait }: Options): CanvaClient {
  return async (call, schema) => {
    const asked = call.signal ?? new AbortController().signal
    try {
      for (let pauses = 0; ; pauses += 1) {
        const signal = AbortSignal.any([asked, AbortSignal.timeout(timeoutMs)])
        // oxlint-disable-next-line no-await-in-loop -- attempts follow one another
        const response = await send(apiUrl, call, signal)
        if (response.status !== 429) return await readAnswer(response, schema)
        const seconds = pauseOf(response)
        void response.body?.cancel()
        if (seconds > designToolPauseSeconds || pauses === designToolPauses) {
          return fail({ kind: 'busy', retryAfterSeconds: seconds })
        }
        // oxlint-disable-next-line no-await-in-loop -- attempts follow one another
        await wait(seconds * 1000, asked)
      }
    } catch (error) {
      if (asked.aborted) return fail({ kind: 'cancelled' })
      return fail({ kind: 'unavailable', reason: error instanceof Error ? error.name : 'unknown' })
    }
  }
}

function send(apiUrl: string, call: CanvaCall, signal: AbortSignal): Promise<Response> {
  return fetch(apiUrl + call.path, {
    method: call.method,
    headers: call.headers,
    ...(call.body !== undefined && { body: call.body }),
    redirect: 'error',
    signal,
  })
}

async function readAnswer<T>(
  response: Response,
  schema: z.ZodType<T>,
): Promise<DesignToolResult<T>> {
  const bytes = await readBytes(response, designToolAnswerBytes)
  const answer = bytes === null ? null : parseJson(new TextDecoder().decode(bytes))
  if (!response.ok) return fail(failureOf(response.status, codeIn(answer)))
  const parsed = schema.safeParse(answer)
  return parsed.success
    ? { ok: true, value: parsed.data }
    : fail({ kind: 'unavailable', reason: 'an answer of another shape' })
}

/** Null when there are more bytes than may be. */
export async function readBytes(
  response: Response,
  largestBytes: number,
): Promise<Uint8Array | null> {
  if (Number(response.headers.get('content-length') ?? 0) > largestBytes) {
    void response.body?.cancel()
    return null
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    // Leaving the loop ends the connection.
    if (size > largestBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function failureOf(status: number, code: string): DesignToolFailure {
  if (code === 'invalid_grant') return { kind: 'grant-refused' }
  // Without keys of ours that fit, nothing a person does would help.
  if (code === 'invalid_client') return { kind: 'unavailable', reason: 'the client is not known' }
  if (status === 401 || code === 'missing_scope') return { kind: 'unauthorized' }
  if (status === 403 || status === 404) return { kind: 'not-found' }
  return { kind: 'unavailable', reason: `HTTP ${status} ${code}`.trim() }
}

/** Canva names a failure `code`, its sign-in `error`. */
function codeIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return ''
  if ('code' in answer) return String(answer.code)
  return 'error' in answer ? String(answer.error) : ''
}

/** As Retry-After says: seconds or a date; a second where it says nothing. */
function pauseOf(response: Response): number {
  const said = response.headers.get('retry-after') ?? ''
  if (/^\d+$/.test(said)) return Math.max(1, Number(said))
  const untilMs = Date.parse(said)
  return Number.isNaN(untilMs) ? 1 : Math.max(1, Math.ceil((untilMs - Date.now()) / 1000))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function fail(error: DesignToolFailure): { ok: false; error: DesignToolFailure } {
  return { ok: false, error }
}
