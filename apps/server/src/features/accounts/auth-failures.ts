import type { ErrorCode } from '@wildpath/contract'
import { APIError } from 'better-auth/api'

import { err, ok, type Result } from '../../result.ts'
import type { Auth } from './auth.ts'

/** The auth library's refusals in our codes (spec 1, section 8). */
const codes: Record<string, ErrorCode> = {
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  INVALID_EMAIL_OR_PASSWORD: 'wrong-password',
  INVALID_PASSWORD: 'wrong-password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong-password',
  USER_NOT_FOUND: 'user-not-found',
  INVALID_EMAIL: 'invalid-email',
  PASSWORD_TOO_SHORT: 'weak-password',
  INVALID_TOKEN: 'reset-link-invalid',
  TOKEN_EXPIRED: 'reset-link-invalid',
}

/** Answers the library's expected refusals as values; whatever else it throws goes on. */
export async function withAuthFailures<T>(
  auth: Pick<Auth, 'call'>,
  work: () => Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(await auth.call(work))
  } catch (error) {
    const code = error instanceof APIError ? codes[error.body?.code ?? ''] : undefined
    if (code !== undefined) return err({ code })
    throw error
  }
}
