import type { FactorKind, FactorProof, PasskeyProof, SecondStep, User } from '@wildpath/contract'

import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { ClientContext, TrustedDevices } from '../accounts/index.ts'
import type { FactorCheck } from './factor-check.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import type { PasskeyProtocol } from './passkey-protocol.ts'
import type { SecondFactorRepository } from './second-factor-repository.ts'
import { hasFactor, type PasskeyRequest } from './second-factor-service.ts'
import type { SecondStepTickets } from './second-step-ticket.ts'

/** `cookies` are to be set as they are. */
type SignedIn = { user: User; cookies: string[] }

/** How people with a second factor come in. */
export type SecondStepService = {
  /** After the right password; null for whoever has no second factor. */
  ask(
    user: User,
    passwordHash: string,
  ): Promise<{ secondStep: SecondStep; cookies: string[] } | null>
  beginPasskey(client: ClientContext): Promise<Result<PasskeyRequest>>
  pass(proof: FactorProof, client: ClientContext): Promise<Result<SignedIn>>
  /** Without a password: the passkey says who it is, and the device made sure of it. */
  beginSignIn(client: ClientContext): Promise<Result<PasskeyRequest>>
  signIn(proof: PasskeyProof, client: ClientContext): Promise<Result<SignedIn>>
}

type Options = {
  factors: SecondFactorRepository
  factorCheck: FactorCheck
  challenges: PasskeyChallenges
  protocol: PasskeyProtocol
  tickets: SecondStepTickets
  signingIn: {
    startSession(
      person: { userId: string; passwordHash: string; secondFactor: FactorKind },
      headers: Headers,
    ): Promise<string[] | null>
    findPasswordHash(userId: string): Promise<string | null>
    findUser(userId: string): Promise<User | null>
    trustedDevices: TrustedDevices
  }
  /** Of a network. */
  requestLimit: SharedRateLimiter
  now(): Date
}

export function createSecondStepService(options: Options): SecondStepService {
  const { factors, factorCheck, challenges, protocol, tickets, requestLimit, now } = options
  const { startSession, findPasswordHash, findUser, trustedDevices } = options.signingIn

  /** Who gave the right password in this browser; null when that is too long ago, or the password another. */
  async function findHalfSignedIn({ headers }: ClientContext) {
    const ticket = tickets.read(headers.get('cookie'))
    const passwordHash = ticket && (await findPasswordHash(ticket.userId))
    if (ticket === null || passwordHash === null) return null
    if (!tickets.isGood(ticket, passwordHash)) return null
    const user = await findUser(ticket.userId)
    return user && { user, passwordHash }
  }

  async function enter(
    { user, passwordHash }: { user: User; passwordHash: string },
    secondFactor: FactorKind,
    { headers }: ClientContext,
  ): Promise<Result<SignedIn>> {
    const cookies = await startSession({ userId: user.id, passwordHash, secondFactor }, headers)
    // The password was changed while this request was on its way.
    if (cookies === null) return err({ code: 'second-step-expired' })
    const known = trustedDevices.cookieFor(user.email)
    return ok({ user, cookies: [...cookies, known, tickets.clear()] })
  }

  async function request(purpose: 'prove' | 'sign-in', userId: string | null) {
    const known = userId === null ? null : await factors.listPasskeys(userId)
    const asked = await protocol.optionsToProve(known)
    const cookie = await challenges.issue({ challenge: asked.challenge, purpose, userId })
    return ok({ options: asked, cookie })
  }

  return {
    async ask(user, passwordHash) {
      const factor = await factors.find(user.id)
      if (!hasFactor(factor)) return null
      const secondStep = { app: factor.app_since !== null, passkey: factor.passkeys.length > 0 }
      return { secondStep, cookies: [tickets.issue({ userId: user.id, passwordHash })] }
    },

    async beginPasskey(client) {
      if (!(await requestLimit.consume(client.network))) return err({ code: 'too-many-requests' })
      const half = await findHalfSignedIn(client)
      return half === null ? err({ code: 'second-step-expired' }) : request('prove', half.user.id)
    },

    async pass(proof, client) {
      const half = await findHalfSignedIn(client)
      if (half === null) return err({ code: 'second-step-expired' })
      const { headers } = client
      const trustedDevice = trustedDevices.find(headers.get('cookie'), half.user.email)
      const checked = await factorCheck.check(half.user, proof, { ...client, trustedDevice })
      return checked.ok ? enter(half, checked.value, client) : checked
    },

    async beginSignIn(client) {
      if (!(await requestLimit.consume(client.network))) return err({ code: 'too-many-requests' })
      return request('sign-in', null)
    },

    async signIn(proof, client) {
      if (!(await requestLimit.consume(client.network))) return err({ code: 'too-many-requests' })
      const challenge = await challenges.redeem(client.headers.get('cookie'), 'sign-in')
      const passkey = challenge && (await factors.findPasskey(proof.id))
      if (challenge === null || passkey === null) return err({ code: 'passkey-refused' })
      const [user, passwordHash] = await Promise.all([
        findUser(passkey.userId),
        findPasswordHash(passkey.userId),
      ])
      const expected = { challenge: challenge.challenge, isVerified: true }
      const counter = await protocol.checkProof(proof, passkey, expected)
      if (counter === null || user === null || passwordHash === null) {
        return err({ code: 'passkey-refused' })
      }
      if (!(await factors.usePasskey(passkey, { counter, now: now() }))) {
        return err({ code: 'passkey-refused' })
      }
      return enter({ user, passwordHash }, 'passkey', client)
    },
  }
}
