import type { FactorKind, FactorProof, User } from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { Sealing } from '../../sealing.ts'
import type { ClientContext, LoginThrottle } from '../accounts/index.ts'
import { stepOfCode } from './app-code.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import type { PasskeyProtocol } from './passkey-protocol.ts'
import { recoveryCodeHash } from './recovery-code.ts'
import type { SecondFactorRepository } from './second-factor-repository.ts'

/** Whether somebody who says who they are has that person's second factor. What is shown is used up by it. */
export type FactorCheck = {
  /** `trustedDevice` is what shows that the person uses this browser; null for anybody. */
  check(
    user: User,
    proof: FactorProof,
    client: ClientContext & { trustedDevice: string | null },
  ): Promise<Result<FactorKind>>
}

type Options = {
  factors: SecondFactorRepository
  challenges: PasskeyChallenges
  protocol: PasskeyProtocol
  sealing: Sealing
  /** Keys the hashes of recovery codes. */
  secret: string
  /** Codes can be guessed, passkeys cannot. */
  throttle: LoginThrottle
  now(): Date
}

export function createFactorCheck(options: Options): FactorCheck {
  const { factors, challenges, protocol, sealing, secret, throttle, now } = options

  return {
    async check(user, proof, { headers, network, trustedDevice }) {
      if (proof.kind === 'passkey') {
        const challenge = await challenges.redeem(headers.get('cookie'), 'prove')
        if (challenge?.userId !== user.id) return err({ code: 'passkey-refused' })
        const passkey = await factors.findPasskey(proof.passkey.id)
        if (passkey?.userId !== user.id) return err({ code: 'passkey-refused' })
        const expected = { challenge: challenge.challenge, isVerified: false }
        const counter = await protocol.checkProof(proof.passkey, passkey, expected)
        if (counter === null || !(await factors.usePasskey(passkey, { counter, now: now() }))) {
          return err({ code: 'passkey-refused' })
        }
        return ok('passkey')
      }
      const guess = { email: user.email, network, trustedDevice }
      if (!(await throttle.consume(guess))) return err({ code: 'too-many-requests' })
      const kind = await checkCode(user.id, proof.code)
      if (kind === null) return err({ code: 'wrong-code' })
      await throttle.reset(guess)
      return ok(kind)
    },
  }

  async function checkCode(userId: string, typed: string): Promise<FactorKind | null> {
    const code = typed.replace(/\s/g, '')
    if (!/^\d{6}$/.test(code)) {
      const hash = recoveryCodeHash(secret, userId, code)
      return (await factors.useRecoveryCode(userId, hash, now())) ? 'recovery-code' : null
    }
    const app = await factors.findApp(userId)
    const key = app?.isConfirmed === true ? sealing.open(app.sealedKey, userId) : null
    const step = key === null ? null : stepOfCode({ key, code, now: now() })
    return step !== null && (await factors.useStep(userId, step)) ? 'app' : null
  }
}
