import type { PlayedAnswer } from '../played-api.ts'

export type GoogleRequest = {
  method: string
  /** Below the version, such as '/customers:listAccessibleCustomers'. */
  path: string
  /** Of the Authorization header. */
  token: string | null
  /** The manager through whom a customer is reached. */
  loginCustomerId: string | null
  body: string
}

export type GoogleAnswer = PlayedAnswer

type ErrorCode = Record<string, string>

const statuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

/** google.rpc.Status in JSON, without anything of Google Ads. */
export function googleError(status: number, details: object[] = []): GoogleAnswer {
  const message = 'Technical words of Google'
  return {
    status,
    body: { error: { code: status, message, status: statuses[status] ?? 'UNKNOWN', details } },
  }
}

/** A GoogleAdsFailure as documented: developers.google.com/google-ads/api/docs/get-started/handle-errors. */
export function adsError(
  errorCode: ErrorCode,
  {
    status = 400,
    details,
    operation,
  }: { status?: number; details?: object; operation?: number } = {},
): GoogleAnswer {
  const error = {
    errorCode,
    message: 'Technical words of Google Ads',
    ...(operation !== undefined && {
      location: { fieldPathElements: [{ fieldName: 'mutate_operations', index: operation }] },
    }),
    ...(details && { details }),
  }
  const failure = {
    '@type': 'type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure',
    'errors': [error],
    'requestId': 'A1b2C3',
  }
  return googleError(status, [failure])
}

export const tokenOver = googleError(401, [
  {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    'reason': 'ACCESS_TOKEN_EXPIRED',
    'domain': 'googleapis.com',
  },
])
/** Of something that the person did not allow. */
export const scopeMissing = googleError(403, [
  {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    'reason': 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
    'domain': 'googleapis.com',
  },
])

/** As the Data Manager API refuses what it is sent, field by field. */
export function eventRefused(...reasons: string[]): GoogleAnswer {
  const badRequest = {
    '@type': 'type.googleapis.com/google.rpc.BadRequest',
    'fieldViolations': reasons.map((reason) => ({ field: 'events.events[0]', reason })),
  }
  return googleError(400, [badRequest])
}
export const permissionDenied = adsError(
  { authorizationError: 'USER_PERMISSION_DENIED' },
  { status: 403 },
)
/** A Cloud project whose access is for test accounts alone. */
export const notApproved = adsError(
  { authorizationError: 'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION' },
  { status: 403 },
)

/** Too many calls; access comes back after so many seconds. */
export function rateLimited(seconds: number, code = 'RESOURCE_TEMPORARILY_EXHAUSTED') {
  const quotaErrorDetails = {
    rateScope: 'DEVELOPER',
    rateName: 'Requests per project',
    retryDelay: `${seconds}s`,
  }
  return adsError({ quotaError: code }, { status: 429, details: { quotaErrorDetails } })
}

/** What Google's advertising policies do not allow. */
export function againstPolicy(...topics: string[]): GoogleAnswer {
  const policyTopicEntries = topics.map((topic) => ({ type: 'PROHIBITED', topic }))
  return adsError(
    { policyFindingError: 'POLICY_FINDING' },
    { details: { policyFindingDetails: { policyTopicEntries } } },
  )
}

/** A refusal while operations are read; whoever catches it answers with it. */
export class Refused extends Error {
  readonly errorCode: ErrorCode
  /** Index of the rejected operation, if the request has several. */
  operation: number | undefined
  constructor(errorCode: ErrorCode) {
    super(JSON.stringify(errorCode))
    this.errorCode = errorCode
  }
}
