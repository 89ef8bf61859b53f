import { randomBytes } from 'node:crypto'

import type { User } from '@wildpath/contract'

import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import type { UnconfirmedEmailLimit } from '../../http/unconfirmed-email-limit.ts'
import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import type { SendResult } from '../../providers/email/email.ts'
import type { AccountRepository } from './account-repository.ts'
import type { ClientContext } from './client-context.ts'
import type { CredentialRepository } from './credential-repository.ts'
import type { TrustedDevices } from './trusted-devices.ts'
import type { LoginThrottle } from './login-throttle.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { ResetEmail } from './password-reset-email.ts'

export type PasswordResetService = {
  /**
   * Succeeds for unknown addresses too, so that nobody learns here who has an account, and for those
   * that were sent enough: their links stay good until one is used.
   */
  request(email: string, client: ClientContext): Promise<Result<null>>
  /** Checks a reset link without consuming it. */
  check(token: string): Promise<Result<null>>
  /** Ends every session of the person and voids every other reset link; the cookies are to be set. */
  reset(
    input: { token: string; password: string },
    client: ClientContext,
  ): Promise<Result<{ cookies: string[] }>>
}

type Options = {
  passwordHashing: PasswordHashing
  accounts: AccountRepository
  credentials: CredentialRepository
  sendResetEmail(mail: ResetEmail): Promise<SendResult>
  now(): Date
  log: { warn(details: object, message: string): void }
  /** Wrong passwords are forgiven once the mailbox has answered for the person. */
  loginThrottle: LoginThrottle
  trustedDevices: TrustedDevices
  /** Returns null if the user has no second factor. */
  askForSecondStep(user: User, passwordHash: string): Promise<object | null>
  /** `reset` limits a network and `resetEmail` an address. Responses never reveal that the latter is reached. */
  limits: Record<'reset' | 'resetEmail', SharedRateLimiter>
  /** Responses never reveal that this limit is reached. */
  unconfirmedLimit: UnconfirmedEmailLimit
}

const tokenPattern = /^[\w-]{1,200}$/

export function createPasswordResetService({
  passwordHashing,
  accounts,
  credentials,
  sendResetEmail,
  now,
  log,
  loginThrottle,
  trustedDevices,
  askForSecondStep,
  limits,
  unconfirmedLimit,
}: Options): PasswordResetService {
  async function check(token: string): Promise<Result<null>> {
    const isGood = tokenPattern.test(token) && (await credentials.isResetToken(token, now()))
    return isGood ? ok(null) : err({ code: 'reset-link-invalid' })
  }

  return {
    check,

    async request(email, { network }) {
      if (!(await limits.reset.consume(network))) return err({ code: 'too-many-requests' })
      if (!(await limits.resetEmail.consume(email.toLowerCase()))) return ok(null)
      const userId = await accounts.findIdByEmail(email)
      const user = userId === null ? null : await accounts.findUser(userId)
      if (user === null) return ok(null)
      const token = randomBytes(18).toString('base64url')
      const expiresAt = new Date(now().getTime() + bounds.accounts.resetLinkMinutes * 60_000)
      await credentials.addResetToken({ userId: user.id, token, expiresAt })
      if (!user.email_verified && !(await unconfirmedLimit.consume(user.email, { network })))
        return ok(null)
      const name = user.email_verified ? user.full_name : null
      const sent = await sendResetEmail({ userId: user.id, to: user.email, name, token })
      if (sent.ok) return ok(null)
      log.warn({ reason: sent.failure.reason }, 'a password reset email could not be sent')
      return err({ code: 'email-not-sent' })
    },

    async reset({ token, password }, { network }) {
      if (!(await limits.reset.consume(network))) return err({ code: 'too-many-requests' })
      const checked = await check(token)
      if (!checked.ok) return checked
      const passwordHash = await passwordHashing.hash(password)
      const userId = await credentials.redeemResetToken({ token, passwordHash, now: now() })
      if (userId === null) return err({ code: 'reset-link-invalid' })
      const user = await accounts.findUser(userId)
      if (user === null) return ok({ cookies: [] })
      await loginThrottle.reset({ email: user.email, network, trustedDevice: null })
      // Each known browser has its own number of guesses at the second factor, so a mailbox alone creates none.
      const hasSecondFactor = (await askForSecondStep(user, passwordHash)) !== null
      return ok({ cookies: hasSecondFactor ? [] : [trustedDevices.cookieFor(user.email)] })
    },
  }
}
