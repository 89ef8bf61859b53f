import { type SignIn, type SignUp, signInSchema, signUpSchema, type User } from '@wildpath/contract'
import type { z } from 'zod'

import { invalidInput } from '../../http/route.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, type Failure, type Result } from '../../result.ts'
import type { AccountRepository } from './account-repository.ts'
import type { Auth } from './auth.ts'
import { withAuthFailures } from './auth-failures.ts'
import type { ClientContext } from './client-context.ts'
import type { TrustedDevices } from './trusted-devices.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { carriesSession } from './session-cookie.ts'

/** `cookies` are to be set as they are. */
type SignedIn = { user: User; cookies: string[] }

export type AccountService = {
  findUser(headers: Headers): Promise<User | null>
  /** Lets the session of somebody who comes back run on; the cookies are to be set, often none. */
  extendSession(headers: Headers): Promise<string[]>
  signUp(request: SignUp, client: ClientContext): Promise<Result<SignedIn>>
  signIn(request: SignIn, client: ClientContext): Promise<Result<SignedIn>>
  signOut(client: ClientContext): Promise<{ cookies: string[] }>
}

type Options = {
  auth: Auth
  accounts: AccountRepository
  isEnabled: boolean
  loginThrottle: LoginThrottle
  trustedDevices: TrustedDevices
  signUpLimit: SharedRateLimiter
  /** What follows in the background; it may not throw. */
  afterSignUp(user: User): void
}

/** Accounts and sessions (spec 1, sections 2.8, 4, 5 and 8). */
export function createAccountService({
  auth,
  accounts,
  isEnabled,
  loginThrottle,
  trustedDevices,
  signUpLimit,
  afterSignUp,
}: Options): AccountService {
  return {
    async findUser(headers) {
      if (!carriesSession(headers.get('cookie'))) return null
      const session = await withAuthFailures(auth, () =>
        auth.api.getSession({ headers, query: { disableRefresh: true } }),
      )
      const userId = session.ok ? session.value?.user.id : undefined
      return userId === undefined ? null : accounts.findUser(userId)
    },

    async extendSession(headers) {
      if (!carriesSession(headers.get('cookie'))) return []
      const session = await withAuthFailures(auth, () =>
        auth.api.getSession({ headers, returnHeaders: true }),
      )
      return session.ok ? session.value.headers.getSetCookie() : []
    },

    async signUp(request, { headers, network }) {
      if (!isEnabled) return err({ code: 'operation-not-allowed' })
      const checked = signUpSchema.safeParse(request)
      if (!checked.success) return err(credentialFailure(checked.error))
      const { full_name: name, email, password } = checked.data
      if (!(await signUpLimit.consume(network))) return err({ code: 'too-many-requests' })
      const isTaken = async () => (await accounts.findIdByEmail(email)) !== null
      if (await isTaken()) return err({ code: 'email-already-in-use' })
      try {
        const result = await withAuthFailures(auth, async () =>
          signedIn(
            await auth.api.signUpEmail({
              body: { name, email, password },
              headers,
              returnHeaders: true,
            }),
          ),
        )
        if (result.ok) afterSignUp(result.value.user)
        return result
      } catch (error) {
        // Two sign-ups with one address arrived together, and the other one was first.
        if (await isTaken()) return err({ code: 'email-already-in-use' })
        throw error
      }
    },

    async signIn(request, { headers, network }) {
      if (!isEnabled) return err({ code: 'operation-not-allowed' })
      const checked = signInSchema.safeParse(request)
      if (!checked.success) return err(credentialFailure(checked.error))
      const { email, password } = checked.data
      const trustedDevice = trustedDevices.find(headers.get('cookie'), email)
      const guess = { email, network, trustedDevice }
      if (!(await loginThrottle.consume(guess))) return err({ code: 'too-many-requests' })
      if ((await accounts.findIdByEmail(email)) === null) return err({ code: 'user-not-found' })
      const result = await withAuthFailures(auth, async () =>
        signedIn(
          await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
        ),
      )
      if (result.ok) await loginThrottle.reset(guess)
      return result
    },

    async signOut({ headers }) {
      const answer = await auth.call(() => auth.api.signOut({ headers, returnHeaders: true }))
      return { cookies: answer.headers.getSetCookie() }
    },
  }

  async function signedIn(answer: {
    headers: Headers
    response: { user: { id: string } }
  }): Promise<SignedIn> {
    const user = await accounts.findUser(answer.response.user.id)
    if (user === null) throw new Error('A signed-in person has no record')
    const remembered = trustedDevices.cookieFor(user.email)
    return { user, cookies: [...answer.headers.getSetCookie(), remembered] }
  }
}

function credentialFailure(error: z.ZodError): Failure {
  const failure = invalidInput(error)
  if (failure.fields?.['email'] !== undefined) return { ...failure, code: 'invalid-email' }
  const isTooShort = error.issues.some(
    ({ path, code }) => path[0] === 'password' && code === 'too_small',
  )
  return isTooShort ? { ...failure, code: 'weak-password' } : failure
}
