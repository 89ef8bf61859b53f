import { ApiFailure, type FailureCode } from '../../entities/api/api-failure.ts'

const final: readonly FailureCode[] = [
  'network-request-failed',
  'generation-cancelled',
  'not-signed-in',
  'login-to-create',
  'too-many-requests',
  'writing-busy',
  'answers-unreadable',
  'invalid-input',
  'missing-fields',
]
const finalStatuses = [401, 422, 429]

/**
 * Whether a funnel may still come to be although its writing failed: the server writes one itself
 * when it is asked to create it without texts (spec 1, section 7). Not when nobody can be reached,
 * nobody is signed in, it was asked too often, the answers are wrong, or the person cancelled.
 */
export function mayServerWrite(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    !final.includes(failure.code) &&
    !finalStatuses.includes(failure.status)
  )
}
