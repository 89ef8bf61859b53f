import { z } from 'zod'

import type { SearchAdsFailure } from '../search-ads.ts'
import { sentenceOf } from './google-sentences.ts'

/** A GoogleAdsError (developers.google.com/google-ads/api/docs/get-started/handle-errors). */
const adsErrorSchema = z.object({
  /** One entry: the family of the error, and which one of it. */
  errorCode: z.record(z.string(), z.string()).default({}),
  details: z
    .object({
      quotaErrorDetails: z.object({ retryDelay: z.string().optional() }).optional(),
      policyViolationDetails: z.object({ externalPolicyName: z.string().optional() }).optional(),
      policyFindingDetails: z
        .object({ policyTopicEntries: z.array(z.object({ topic: z.string().default('') })) })
        .optional(),
    })
    .optional()
    .catch(undefined),
  /** Path to the invalid field; it starts with the operation index. */
  location: z
    .object({
      fieldPathElements: z
        .array(z.object({ fieldName: z.string().optional(), index: z.number().optional() }))
        .default([]),
    })
    .optional()
    .catch(undefined),
})
export type AdsError = z.infer<typeof adsErrorSchema>

/** google.rpc.Status in JSON (google.aip.dev/193). */
const errorSchema = z.object({
  error: z.object({
    status: z.string().default(''),
    details: z
      .array(
        z.object({
          reason: z.string().optional(),
          errors: z.array(adsErrorSchema).optional(),
        }),
      )
      .default([])
      .catch([]),
  }),
})

/** Of tokens (RFC 6749, section 5.2). */
const oauthErrorSchema = z.object({ error: z.string() })

/** Where Google does not say how long: its guide begins with five seconds. */
const usualPauseSeconds = 5

/** Null for an answer that is none; the pause of a rate limit is for the caller to keep. */
export function googleFailure(status: number, answer: unknown): SearchAdsFailure | null {
  const oauthError = oauthErrorSchema.safeParse(answer).data?.error
  if (oauthError !== undefined) return oauthFailure(oauthError)
  const error = errorSchema.safeParse(answer).data?.error
  if (error === undefined) {
    const isGood = status >= 200 && status < 300 && answer !== null
    return isGood ? null : { kind: 'unavailable', reason: `HTTP ${status}` }
  }
  const first = adsErrorsOf(answer)[0]
  if (first !== undefined) return failureOf(first)
  const reasons = error.details.map(({ reason }) => reason)
  // The interface is not switched on in the client's project.
  if (reasons.includes('SERVICE_DISABLED')) return { kind: 'no-access' }
  // 403 without a word of Google Ads: what the person did not allow.
  if (status === 401 || status === 403) return { kind: 'unauthorized' }
  return { kind: 'unavailable', reason: `HTTP ${status}, ${error.status}` }
}

function oauthFailure(error: string): SearchAdsFailure {
  if (error === 'invalid_grant') return { kind: 'grant-refused' }
  if (error === 'invalid_token') return { kind: 'unauthorized' }
  // Our own keys and addresses.
  return { kind: 'unavailable', reason: error }
}

/** Seconds to wait where this is a rate limit; null for every other answer. */
export function rateLimitSecondsOf(status: number, answer: unknown): number | null {
  const errors = adsErrorsOf(answer)
  const limit = errors.find(isRateLimit)
  if (limit === undefined && (status !== 429 || errors.length > 0)) return null
  const seconds = Number.parseFloat(limit?.details?.quotaErrorDetails?.retryDelay ?? '')
  return seconds > 0 ? Math.ceil(seconds) : usualPauseSeconds
}

function isRateLimit({ errorCode }: AdsError): boolean {
  const { quotaError } = errorCode
  return quotaError !== undefined && quotaError !== 'ACCESS_PROHIBITED'
}

function failureOf(error: AdsError): SearchAdsFailure {
  const code = codeOf(error)
  // There are none any more, and none is sent.
  if (code.includes('DEVELOPER_TOKEN')) return { kind: 'no-access' }
  const kind = kinds[code] ?? familyKinds[code.split('.')[0] ?? '']
  if (kind === undefined) {
    const operation = error.location?.fieldPathElements.find(
      ({ fieldName }) => fieldName === 'mutate_operations',
    )?.index
    return {
      kind: 'refused',
      message: sentenceOf(code, error),
      ...(operation !== undefined && { operation }),
    }
  }
  return kind === 'unavailable' ? { kind, reason: code } : { kind }
}

/** Such as 'authorizationError.USER_PERMISSION_DENIED'. */
function codeOf({ errorCode }: AdsError): string {
  const [[family, value] = ['', '']] = Object.entries(errorCode)
  return `${family}.${value}`
}

type Kind = 'unauthorized' | 'not-found' | 'no-access' | 'unavailable'

/** Whole families, where one of them is not named below. */
const familyKinds: Record<string, Kind> = {
  authenticationError: 'unauthorized',
  internalError: 'unavailable',
  databaseError: 'unavailable',
}

const kinds: Record<string, Kind> = {
  // Whose Google account has no Google Ads account.
  'authenticationError.NOT_ADS_USER': 'not-found',
  'authenticationError.CUSTOMER_NOT_FOUND': 'not-found',
  'authenticationError.CLIENT_CUSTOMER_ID_INVALID': 'not-found',
  'authorizationError.AUTHORIZATION_ERROR': 'unauthorized',
  'authorizationError.USER_PERMISSION_DENIED': 'not-found',
  'authorizationError.INVALID_LOGIN_CUSTOMER_ID_SERVING_CUSTOMER_ID_COMBINATION': 'not-found',
  'authorizationError.ACCESS_DENIED_FOR_ACCOUNT_TYPE': 'not-found',
  'mutateError.RESOURCE_NOT_FOUND': 'not-found',
  'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE': 'not-found',
  // What the project of this installation may do at Google.
  'authenticationError.ORGANIZATION_NOT_RECOGNIZED': 'no-access',
  'authenticationError.ORGANIZATION_NOT_APPROVED': 'no-access',
  'authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION': 'no-access',
  'authorizationError.CLOUD_PROJECT_NOT_UNDER_ORGANIZATION': 'no-access',
  'authorizationError.PROJECT_DISABLED': 'no-access',
  'authorizationError.MISSING_TOS': 'no-access',
  'authorizationError.SERVICE_ACCESS_DENIED': 'no-access',
  'authorizationError.METRIC_ACCESS_DENIED': 'no-access',
  'quotaError.ACCESS_PROHIBITED': 'no-access',
}

function adsErrorsOf(answer: unknown): AdsError[] {
  const details = errorSchema.safeParse(answer).data?.error.details ?? []
  return details.flatMap(({ errors = [] }) => errors)
}
