import { z } from 'zod'

import { platformSentence } from '../../ad-platforms/platform-text.ts'
import type { SocialAdsFailure } from '../social-ads.ts'

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const errorSchema = z.object({
  error: z.object({
    code: z.number().default(0),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
    error_user_msg: z.string().optional().catch(undefined),
  }),
})
type GraphError = z.infer<typeof errorSchema>['error']

/** Null for an answer that is none; the pause of a rate limit is for the caller to keep. */
export function graphFailure(status: number, answer: unknown): SocialAdsFailure | null {
  const error = errorOf(answer)
  if (error === null) {
    const isGood = status >= 200 && status < 300 && answer !== null
    return isGood ? null : { kind: 'unavailable', reason: `HTTP ${status}` }
  }
  return failureOf(status, error)
}

function failureOf(status: number, error: GraphError): SocialAdsFailure {
  const { code, error_subcode: subcode } = error
  if (code === 190 || code === 102 || subcode === 463 || subcode === 467) {
    return { kind: 'unauthorized' }
  }
  // Permissions: what the person did not allow, or took back at Facebook.
  if (code === 10 || (code >= 200 && code <= 299)) return { kind: 'unauthorized' }
  if ((code === 100 && subcode === 33) || code === 803) return { kind: 'not-found' }
  // Graph answers refusals with 500 at times, so that a code says more than the status.
  const saysNothing = code === 0 && status >= 500
  if (saysNothing || isOutage(error)) {
    return { kind: 'unavailable', reason: `HTTP ${status}, code ${code}, subcode ${subcode ?? 0}` }
  }
  return { kind: 'refused', message: sentenceOf(error) }
}

/** 1 and 2 are Facebook's own failures, 101 says that our app is not known there: nothing that a person mends. */
function isOutage({ code, is_transient: isTransient }: GraphError): boolean {
  return code === 1 || code === 2 || code === 101 || isTransient === true
}

/** What is written for people; `message` is for those who build apps. */
function sentenceOf({ error_user_msg: said }: GraphError): string | null {
  return platformSentence(said)
}

/** https://developers.facebook.com/docs/graph-api/overview/rate-limiting */
export function rateLimitOf(answer: unknown): boolean {
  const code = errorOf(answer)?.code ?? 0
  return [4, 17, 32, 613].includes(code) || (code >= 80_000 && code <= 80_014)
}

/** Minutes until an app may ask again, of each account and kind of call. */
const usageSchema = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().min(0).default(0) })),
)

/** Two where Facebook says nothing: counters of a moment. */
export function pauseSecondsOf(headers: Headers): number {
  const usage = parseUsage(headers.get('x-business-use-case-usage') ?? '')
  const minutes = Object.values(usage).flatMap((entries) =>
    entries.map((entry) => entry.estimated_time_to_regain_access),
  )
  return Math.ceil(Math.max(0, ...minutes) * 60) || 2
}

function parseUsage(text: string): z.infer<typeof usageSchema> {
  try {
    return usageSchema.safeParse(JSON.parse(text)).data ?? {}
  } catch {
    return {}
  }
}

function errorOf(answer: unknown): GraphError | null {
  return errorSchema.safeParse(answer).data?.error ?? null
}
