import { z } from 'zod'

import { bounds } from '../../limits.ts'
import { boundedFetch } from '../outgoing/bounded-fetch.ts'
import { graphVersion } from '../outgoing/meta-graph.ts'
import type { ConversionFailure, Conversions } from './conversions.ts'
import { metaEvent } from './meta-event.ts'

type Options = {
  /** Null is Meta's own. */
  apiUrl: string | null
  timeoutMs?: number
}

const errorSchema = z.object({
  error: z.object({
    code: z.number().catch(0),
    error_subcode: z.number().optional().catch(undefined),
    is_transient: z.boolean().optional().catch(undefined),
  }),
})

const { conversionsMs, conversionsAnswerBytes } = bounds.outgoing

/**
 * Live adapter: Meta's Conversions API. One call of one endpoint: Meta's package for Node answers everything as one
 * untyped object, so it would save nothing.
 */
export function createMetaConversions({ apiUrl, timeoutMs = conversionsMs }: Options): Conversions {
  const base = (apiUrl ?? 'https://graph.facebook.com').replace(/\/+$/, '')
  const ask = boundedFetch(conversionsAnswerBytes)
  return {
    kind: 'live',
    async send(conversion, { pixelId, accessToken }) {
      const body = metaEvent(conversion)
      try {
        const answer = await ask(`${base}/${graphVersion}/${pixelId}/events`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          // The token is not in the address, which others may write down.
          body: JSON.stringify({ data: [body], access_token: accessToken }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        const said: unknown = await answer.json().catch(() => null)
        if (isReceived(answer.status, said)) return { ok: true, body }
        return { ok: false, failure: failureOf(answer, said) }
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown'
        return { ok: false, failure: { kind: 'unavailable', reason } }
      }
    },
  }
}

function isReceived(status: number, said: unknown): boolean {
  return status === 200 && z.object({ events_received: z.literal(1) }).safeParse(said).success
}

/** https://developers.facebook.com/docs/graph-api/guides/error-handling. */
function failureOf({ status, headers }: Response, said: unknown): ConversionFailure {
  const parsed = errorSchema.safeParse(said)
  if (status === 429 || (parsed.success && rateLimits.has(parsed.data.error.code))) {
    const seconds = Number(headers.get('retry-after') ?? 0)
    return { kind: 'busy', retryAfterSeconds: Number.isFinite(seconds) ? Math.max(0, seconds) : 0 }
  }
  if (!parsed.success) return { kind: 'unavailable', reason: `status ${status}` }
  const { code, error_subcode: subcode, is_transient: isTransient } = parsed.data.error
  const reason = `code ${code}, subcode ${subcode ?? 'none'}`
  if (status >= 500 || isTransient === true || code === 1 || code === 2) {
    return { kind: 'unavailable', reason }
  }
  return isAboutToken(code, subcode)
    ? { kind: 'account-refused', problem: 'token' }
    : { kind: 'event-refused', reason }
}

/** 'API Too Many Calls' of the app, of the person, and of the account. */
const rateLimits = new Set([4, 17, 32, 613, 80004])

/** 'Access token has expired', 'Permission denied', and a pixel that this token does not see. */
function isAboutToken(code: number, subcode: number | undefined): boolean {
  return (
    code === 102 ||
    code === 190 ||
    code === 10 ||
    (code >= 200 && code < 300) ||
    (code === 100 && subcode === 33)
  )
}
