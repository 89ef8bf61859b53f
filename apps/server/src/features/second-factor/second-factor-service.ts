import type { AppSetup, IdentityProof, NewPasskey, SecondFactor, User } from '@wildpath/contract'

import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import type { Sealing } from '../../sealing.ts'
import type { ClientContext, LoginThrottle } from '../accounts/index.ts'
import { newAppKey, presentAppSetup, stepOfCode } from './app-code.ts'
import type { FactorCheck } from './factor-check.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import type { PasskeyProtocol } from './passkey-protocol.ts'
import { newRecoveryCode, recoveryCodeHash } from './recovery-code.ts'
import type { SecondFactorRepository } from './second-factor-repository.ts'

/** Somebody in a session of theirs. */
type Person = { user: User; sessionId: string; client: ClientContext }
type Codes = { recovery_codes: string[] | null }
/** What the browser's dialog is told, and the cookie that binds it to the browser. */
export type PasskeyRequest = { options: { challenge: string }; cookie: string }

/** How people set up, change and give up what they show besides the password. */
export type SecondFactorService = {
  get(user: User): Promise<SecondFactor>
  beginProof(user: User): Promise<PasskeyRequest>
  beginApp(person: Person, proof: IdentityProof): Promise<Result<AppSetup>>
  confirmApp(person: Person, code: string): Promise<Result<Codes>>
  removeApp(person: Person, proof: IdentityProof): Promise<Result<SecondFactor>>
  renewCodes(person: Person, proof: IdentityProof): Promise<Result<Codes>>
  beginPasskey(person: Person, proof: IdentityProof): Promise<Result<PasskeyRequest>>
  addPasskey(person: Person, added: { name: string; passkey: NewPasskey }): Promise<Result<Codes>>
  removePasskey(
    person: Person,
    proof: IdentityProof & { passkey_id: string },
  ): Promise<Result<SecondFactor>>
}

type Options = {
  factors: SecondFactorRepository
  factorCheck: FactorCheck
  challenges: PasskeyChallenges
  protocol: PasskeyProtocol
  sealing: Sealing
  secret: string
  throttle: LoginThrottle
  confirmPassword(user: User, password: string, client: ClientContext): Promise<Result<null>>
  now(): Date
}

export function createSecondFactorService(options: Options): SecondFactorService {
  const { factors, factorCheck, challenges, protocol, sealing, secret, throttle, now } = options

  /** The password, and the second factor of whoever has one. */
  async function confirm({ user, client }: Person, proof: IdentityProof): Promise<Result<null>> {
    const confirmed = await options.confirmPassword(user, proof.password, client)
    if (!confirmed.ok) return confirmed
    if (!hasFactor(await factors.find(user.id))) return ok(null)
    if (proof.factor === null) return err({ code: 'second-factor-missing' })
    const trusted = { ...client, trustedDevice: 'session' }
    const checked = await factorCheck.check(user, proof.factor, trusted)
    return checked.ok ? ok(null) : checked
  }

  function newCodes(userId: string) {
    const codes = Array.from({ length: bounds.accounts.recoveryCodes }, newRecoveryCode)
    return { codes, kept: codes.map((code) => ({ hash: recoveryCodeHash(secret, userId, code) })) }
  }

  return {
    get: (user) => factors.find(user.id),

    async beginProof(user) {
      const request = await protocol.optionsToProve(await factors.listPasskeys(user.id))
      const { challenge } = request
      const cookie = await challenges.issue({ challenge, purpose: 'prove', userId: user.id })
      return { options: request, cookie }
    },

    async beginApp(person, proof) {
      const { user } = person
      const confirmed = await confirm(person, proof)
      if (!confirmed.ok) return confirmed
      const key = newAppKey()
      const sealedKey = sealing.seal(key, user.id)
      const isBegun = await factors.beginApp({ userId: user.id, sealedKey, now: now() })
      return isBegun
        ? ok(presentAppSetup(key, user.email))
        : err({ code: 'second-factor-conflict' })
    },

    async confirmApp({ user, sessionId, client }, typed) {
      const guess = { email: user.email, network: client.network, trustedDevice: 'session' }
      if (!(await throttle.consume(guess))) return err({ code: 'too-many-requests' })
      const app = await factors.findApp(user.id)
      const key = app?.isConfirmed === false ? sealing.open(app.sealedKey, user.id) : null
      if (app === null || key === null) return err({ code: 'second-factor-conflict' })
      const time = now()
      const step = stepOfCode({ key, code: typed.replace(/\s/g, ''), now: time })
      if (step === null) return err({ code: 'wrong-code' })
      await throttle.reset(guess)
      const { codes, kept } = newCodes(user.id)
      const added = await factors.confirmApp({
        userId: user.id,
        sessionId,
        sealedKey: app.sealedKey,
        step,
        since: new Date(time.getTime() - bounds.accounts.appSetupMinutes * 60_000),
        now: time,
        codes: kept,
      })
      if (added === null) return err({ code: 'second-factor-conflict' })
      return ok({ recovery_codes: added.wereCodesAdded ? codes : null })
    },

    async removeApp(person, proof) {
      const confirmed = await confirm(person, proof)
      if (!confirmed.ok) return confirmed
      await factors.removeApp(person.user.id, now())
      return ok(await factors.find(person.user.id))
    },

    async renewCodes(person, proof) {
      const { user } = person
      const confirmed = await confirm(person, proof)
      if (!confirmed.ok) return confirmed
      if (!hasFactor(await factors.find(user.id))) return err({ code: 'second-factor-conflict' })
      const { codes, kept } = newCodes(user.id)
      await factors.replaceRecoveryCodes(user.id, kept, now())
      return ok({ recovery_codes: codes })
    },

    async beginPasskey(person, proof) {
      const { user } = person
      const confirmed = await confirm(person, proof)
      if (!confirmed.ok) return confirmed
      const known = await factors.listPasskeys(user.id)
      if (known.length >= bounds.accounts.passkeys) return err({ code: 'passkey-limit' })
      const { id, email, full_name: name } = user
      const request = await protocol.optionsToAdd({ id, email, name, known })
      const { challenge } = request
      const cookie = await challenges.issue({ challenge, purpose: 'add', userId: id })
      return ok({ options: request, cookie })
    },

    async addPasskey({ user, sessionId, client }, { name, passkey }) {
      const challenge = await challenges.redeem(client.headers.get('cookie'), 'add')
      if (challenge?.userId !== user.id) return err({ code: 'second-step-expired' })
      const key = await protocol.readNew(passkey, challenge.challenge)
      if (key === null || (await factors.findPasskey(key.credentialId)) !== null) {
        return err({ code: 'passkey-refused' })
      }
      const { codes, kept } = newCodes(user.id)
      const passkeyOf = { userId: user.id, sessionId, name, key }
      const added = await factors.addPasskey({ ...passkeyOf, now: now(), codes: kept })
      if (added === null) return err({ code: 'passkey-limit' })
      return ok({ recovery_codes: added.wereCodesAdded ? codes : null })
    },

    async removePasskey(person, { passkey_id, ...proof }) {
      const confirmed = await confirm(person, proof)
      if (!confirmed.ok) return confirmed
      const isRemoved = await factors.removePasskey(person.user.id, passkey_id, now())
      return isRemoved
        ? ok(await factors.find(person.user.id))
        : err({ code: 'second-factor-conflict' })
    },
  }
}

export function hasFactor({ app_since, passkeys }: SecondFactor): boolean {
  return app_since !== null || passkeys.length > 0
}
