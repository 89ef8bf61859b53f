import { type SignIn, type SignUp, signInSchema, signUpSchema, type User } from '@wildpath/contract'
import { APIError } from 'better-auth/api'
import type { z } from 'zod'

import type { AttemptLimiter } from '../../http/attempt-limiter.ts'
import { invalidInput } from '../../http/route.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type { AccountRepository } from './account-repository.ts'
import type { Auth, ResetMail } from './auth.ts'

/** Headers of the browser's request; the answer's `cookies` are to be set as they are. */
type Browser = { headers: Headers; address: string }
type SignedIn = { user: User; cookies: string[] }

export type AccountService = {
  findUser(headers: Headers): Promise<User | null>
  signUp(input: SignUp, browser: Browser): Promise<Result<SignedIn>>
  signIn(input: SignIn, browser: Browser): Promise<Result<SignedIn>>
  signOut(browser: Browser): Promise<{ cookies: string[] }>
  /** Succeeds for unknown addresses too, so that nobody learns here who has an account. */
  requestPasswordReset(email: string, browser: Browser): Promise<Result<null>>
  /** Ends every session of the person. */
  resetPassword(input: { token: string; password: string }, browser: Browser): Promise<Result<null>>
}

type Options = {
  auth: Auth
  accounts: AccountRepository
  sendResetMail(mail: ResetMail): Promise<void>
  log: { warn(details: object, message: string): void }
  isEnabled: boolean
  /** Hashing a password costs a tenth of a second of a core: each kind of attempt is limited. */
  limits: Record<'signUp' | 'signIn' | 'failedSignIn' | 'reset', AttemptLimiter>
}

/** Accounts, sessions and password reset (spec 1, sections 2.8, 4, 5 and 8). */
export function createAccountService(options: Options): AccountService {
  const { auth, accounts, sendResetMail, log, isEnabled, limits } = options

  /** The auth library hides why it failed; when the database is why, that is what must be thrown. */
  async function rethrowDatabaseFailure(error: unknown): Promise<never> {
    await accounts.ping()
    throw error
  }

  return {
    async findUser(headers) {
      if (!headers.get('cookie')?.includes('session_token')) return null
      const session = await auth.api
        .getSession({ headers, query: { disableRefresh: true } })
        .catch(rethrowDatabaseFailure)
      return session === null ? null : accounts.findUser(session.user.id)
    },

    async signUp(request, browser) {
      if (!isEnabled) return err({ code: 'operation-not-allowed' })
      const checked = signUpSchema.safeParse(request)
      if (!checked.success) return err(credentialFailure(checked.error))
      const input = checked.data
      if (!limits.signUp.tryAttempt(browser.address)) return err({ code: 'too-many-requests' })
      if (await accounts.findIdByEmail(input.email)) return err({ code: 'email-already-in-use' })
      return withAuthErrors(rethrowDatabaseFailure, async () => {
        const answer = await auth.api.signUpEmail({
          body: { name: input.full_name, email: input.email, password: input.password },
          headers: browser.headers,
          returnHeaders: true,
        })
        return signedIn(accounts, answer.response.user.id, answer.headers)
      })
    },

    async signIn(request, browser) {
      if (!isEnabled) return err({ code: 'operation-not-allowed' })
      const checked = signInSchema.safeParse(request)
      if (!checked.success) return err(credentialFailure(checked.error))
      const { email, password } = checked.data
      const failedKey = `${browser.address} ${email.toLowerCase()}`
      if (
        !limits.signIn.tryAttempt(browser.address) ||
        !limits.failedSignIn.tryAttempt(failedKey)
      ) {
        return err({ code: 'too-many-requests' })
      }
      if (!(await accounts.findIdByEmail(email))) return err({ code: 'user-not-found' })
      const result = await withAuthErrors(rethrowDatabaseFailure, async () => {
        const answer = await auth.api.signInEmail({
          body: { email, password },
          headers: browser.headers,
          returnHeaders: true,
        })
        return signedIn(accounts, answer.response.user.id, answer.headers)
      })
      if (result.ok) limits.failedSignIn.clear(failedKey)
      return result
    },

    async signOut({ headers }) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true })
      return { cookies: answer.headers.getSetCookie() }
    },

    async requestPasswordReset(email, { address, headers }) {
      if (!limits.reset.tryAttempt(address)) return err({ code: 'too-many-requests' })
      const mail = await auth.createResetMail(email, headers)
      if (mail === null) return ok(null)
      try {
        await sendResetMail(mail)
        return ok(null)
      } catch (error) {
        log.warn({ err: error }, 'a password reset email could not be sent')
        return err({ code: 'email-not-sent' })
      }
    },

    async resetPassword({ token, password }, { address, headers }) {
      if (!limits.reset.tryAttempt(address)) return err({ code: 'too-many-requests' })
      return withAuthErrors(rethrowDatabaseFailure, async () => {
        await auth.api.resetPassword({ body: { token, newPassword: password }, headers })
        return null
      })
    },
  }
}

function credentialFailure(error: z.ZodError): Failure {
  const failure = invalidInput(error)
  if (failure.fields?.['email'] !== undefined) return { ...failure, code: 'invalid-email' }
  if (failure.fields?.['password'] !== undefined) return { ...failure, code: 'weak-password' }
  return failure
}

async function signedIn(
  accounts: AccountRepository,
  userId: string,
  headers: Headers,
): Promise<SignedIn> {
  const user = await accounts.findUser(userId)
  if (user === null) throw new Error('A signed-in person has no record')
  return { user, cookies: headers.getSetCookie() }
}

/** The library's refusals in our codes; whatever is none of them goes on as unexpected. */
async function withAuthErrors<T>(
  rethrow: (error: unknown) => Promise<never>,
  work: () => Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(await work())
  } catch (error) {
    if (!(error instanceof APIError)) return rethrow(error)
    switch (error.body?.code) {
      case 'USER_ALREADY_EXISTS':
      case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
        return err({ code: 'email-already-in-use' })
      case 'INVALID_EMAIL_OR_PASSWORD':
      case 'INVALID_PASSWORD':
      case 'CREDENTIAL_ACCOUNT_NOT_FOUND':
        return err({ code: 'wrong-password' })
      case 'USER_NOT_FOUND':
        return err({ code: 'user-not-found' })
      case 'INVALID_EMAIL':
        return err({ code: 'invalid-email' })
      case 'PASSWORD_TOO_SHORT':
        return err({ code: 'weak-password' })
      case 'INVALID_TOKEN':
      case 'TOKEN_EXPIRED':
        return err({ code: 'reset-link-invalid' })
      default:
        return rethrow(error)
    }
  }
}
