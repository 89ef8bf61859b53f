import {
  type SecondStep,
  type SignIn,
  type SignUp,
  signInSchema,
  signUpSchema,
  type User,
} from '@wildpath/contract'
import type { z } from 'zod'

import { invalidInput } from '../../http/route.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type { AccountRepository } from './account-repository.ts'
import type { ClientContext } from './client-context.ts'
import type { CredentialRepository } from './credential-repository.ts'
import type { TrustedDevices } from './trusted-devices.ts'
import type { LoginThrottle } from './login-throttle.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { SessionService } from './session-service.ts'

/** `cookies` are to be set as they are. */
type SignedIn = { user: User; cookies: string[] }
type HalfSignedIn = { secondStep: SecondStep; cookies: string[] }

export type AccountService = {
  signUp(request: SignUp, client: ClientContext): Promise<Result<SignedIn>>
  /** With a second factor there is no session yet. */
  signIn(request: SignIn, client: ClientContext): Promise<Result<SignedIn | HalfSignedIn>>
}

type Options = {
  accounts: AccountRepository
  credentials: CredentialRepository
  sessions: SessionService
  passwordHashing: PasswordHashing
  isEnabled: boolean
  loginThrottle: LoginThrottle
  trustedDevices: TrustedDevices
  signUpLimit: SharedRateLimiter
  /** Whether new accounts are made at all. */
  takesSignUps(): boolean
  /** Null for whoever has no second factor. */
  askForSecondStep(user: User, passwordHash: string): Promise<HalfSignedIn | null>
  /** What follows in the background; it may not throw. */
  afterSignUp(user: User, network: string): void
}

/** How people come in by a password (spec 1, sections 2.8, 4, 5 and 8). */
export function createAccountService({
  accounts,
  credentials,
  sessions,
  passwordHashing,
  isEnabled,
  loginThrottle,
  trustedDevices,
  signUpLimit,
  takesSignUps,
  askForSecondStep,
  afterSignUp,
}: Options): AccountService {
  return {
    async signUp(request, client) {
      if (!isEnabled) return err({ code: 'operation-not-allowed' })
      if (!takesSignUps()) return err({ code: 'sign-ups-closed' })
      const checked = signUpSchema.safeParse(request)
      if (!checked.success) return err(credentialFailure(checked.error))
      const { full_name: name, email, password, time_zone: timeZone } = checked.data
      if (!(await signUpLimit.consume(client.network))) return err({ code: 'too-many-requests' })
      if ((await accounts.findIdByEmail(email)) !== null) {
        return err({ code: 'email-already-in-use' })
      }
      const passwordHash = await passwordHashing.hash(password)
      const user = await accounts.create({ name, email, passwordHash, timeZone })
      // Two sign-ups with one address arrived together, and the other one was first.
      if (user === null) return err({ code: 'email-already-in-use' })
      const signedIn = await signInAs(user, passwordHash, client)
      afterSignUp(user, client.network)
      return signedIn
    },

    async signIn(request, client) {
      if (!isEnabled) return err({ code: 'operation-not-allowed' })
      const checked = signInSchema.safeParse(request)
      if (!checked.success) return err(credentialFailure(checked.error))
      const { email, password } = checked.data
      const { headers, network } = client
      const trustedDevice = trustedDevices.find(headers.get('cookie'), email)
      const attempt = { email, network, trustedDevice }
      if (!(await loginThrottle.consume(attempt))) return err({ code: 'too-many-requests' })
      const userId = await accounts.findIdByEmail(email)
      const user = userId === null ? null : await accounts.findUser(userId)
      if (user === null) return err({ code: 'user-not-found' })
      const hash = await credentials.findPasswordHash(user.id)
      if (hash === null || !(await passwordHashing.verify({ hash, password }))) {
        return err({ code: 'wrong-password' })
      }
      const half = await askForSecondStep(user, hash)
      if (half !== null) {
        await loginThrottle.reset(attempt)
        return ok(half)
      }
      const signedIn = await signInAs(user, hash, client)
      if (signedIn.ok) await loginThrottle.reset(attempt)
      return signedIn
    },
  }

  async function signInAs(
    user: User,
    passwordHash: string,
    { headers }: ClientContext,
  ): Promise<Result<SignedIn>> {
    const person = { userId: user.id, passwordHash, secondFactor: null }
    const cookies = await sessions.start(person, headers)
    // The password was changed while this request was on its way.
    if (cookies === null) return err({ code: 'wrong-password' })
    return ok({ user, cookies: [...cookies, trustedDevices.cookieFor(user.email)] })
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
