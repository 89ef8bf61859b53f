import { z } from 'zod'

import type { AccountProblem, ConversionFailure } from '../../conversions/conversions.ts'
import type { SearchAdsFailure } from '../search-ads.ts'

/** google.rpc.Status in JSON; each detail, and each field that is wrong, may have a reason. */
const refusalSchema = z.object({
  status: z.string().default(''),
  details: z
    .array(
      z.object({
        reason: z.string().optional(),
        fieldViolations: z.array(z.object({ reason: z.string().optional() })).optional(),
      }),
    )
    .default([])
    .catch([]),
})

/** What the Data Manager API says of an event: that it has it, or why it does not take it. */
export const dataManagerAnswerSchema = z.union([
  z.object({ requestId: z.string().min(1) }),
  z.object({ error: refusalSchema }),
])

/** What is no word about an event. */
export function dataManagerFailure(status: number, answer: unknown): SearchAdsFailure | null {
  if (status === 401) return { kind: 'unauthorized' }
  if (status >= 500 || answer === null) return { kind: 'unavailable', reason: `HTTP ${status}` }
  return null
}

/** Reasons: developers.google.com/data-manager/api/reference/rest/v1/ErrorReason. */
export function refusalOf({ status, details }: z.infer<typeof refusalSchema>): ConversionFailure {
  const reasons = details.flatMap(({ reason, fieldViolations = [] }) =>
    [reason, ...fieldViolations.map((violation) => violation.reason)].filter(
      (one) => one !== undefined,
    ),
  )
  // The interface is not switched on in the project of this installation.
  if (reasons.includes('SERVICE_DISABLED'))
    return { kind: 'unavailable', reason: 'SERVICE_DISABLED' }
  const problem = reasons.map((reason) => problems[reason]).find((one) => one !== undefined)
  if (problem !== undefined) return { kind: 'account-refused', problem }
  if (status === 'PERMISSION_DENIED') return { kind: 'account-refused', problem: 'permission' }
  return { kind: 'event-refused', reason: reasons.join(', ') || status }
}

const problems: Record<string, AccountProblem> = {
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'permission',
  PERMISSION_DENIED: 'permission',
  TERMS_AND_CONDITIONS_NOT_SIGNED: 'terms',
  DESTINATION_ACCOUNT_ENHANCED_CONVERSIONS_TERMS_NOT_SIGNED: 'terms',
  DESTINATION_ACCOUNT_NOT_ENABLED_ENHANCED_CONVERSIONS_FOR_LEADS: 'terms',
  DESTINATION_ACCOUNT_DATA_POLICY_PROHIBITS_ENHANCED_CONVERSIONS: 'terms',
  INVALID_DESTINATION: 'conversion',
  INVALID_CONVERSION_ACTION_ID: 'conversion',
  INVALID_CONVERSION_ACTION_TYPE: 'conversion',
}
