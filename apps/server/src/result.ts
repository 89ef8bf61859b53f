import type { ErrorCode } from '@wildpath/contract'

export type Failure = { code: ErrorCode; message?: string; fields?: Record<string, string> }

/** The outcome of a use case: expected failures are values, anything else throws. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: Failure }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function err(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
