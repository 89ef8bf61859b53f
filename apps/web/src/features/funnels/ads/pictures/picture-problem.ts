import { ApiFailure, type FailureCode } from '../../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'

/** Why a picture was not made, and whether that may lie with our API or with the service that makes pictures. */
export type PictureProblem = { message: string; isOfService: boolean }

export function problemOf(failure: unknown, fallback: string): PictureProblem {
  return { message: failureMessage(failure, fallback), isOfService: isOfService(failure) }
}

/** Refusals of what was asked for, such as of a prompt against the content policy, say what to change. */
function isOfService(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return true
  return failure.status >= 500 || failure.status === 0 || busyService.includes(failure.code)
}

const busyService: readonly FailureCode[] = ['image-rate-limit']
