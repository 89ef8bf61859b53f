import type { ErrorCode } from '@wildpath/contract'

import {
  readRequestFailure,
  RequestFailure,
  type TransportCode,
} from '../../lib/request-failure.ts'

/** The contract's error codes, plus those that only a browser can see. */
export type FailureCode = ErrorCode | TransportCode

type ApiFailureClass = {
  new (...parts: ConstructorParameters<typeof RequestFailure<FailureCode>>): ApiFailure
  readonly prototype: ApiFailure
}

/** Every unsuccessful call of our own API: see RequestFailure. */
export type ApiFailure = RequestFailure<FailureCode>
export const ApiFailure: ApiFailureClass = RequestFailure

export const readFailure = readRequestFailure<ErrorCode>
