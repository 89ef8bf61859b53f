import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { SendResult } from '../../providers/email/email.ts'
import type { AccountRepository } from './account-repository.ts'
import type { Auth, ResetEmail } from './auth.ts'
import { withAuthFailures } from './auth-failures.ts'
import type { ClientContext } from './client-context.ts'
import type { CredentialRepository } from './credential-repository.ts'
import type { TrustedDevices } from './trusted-devices.ts'
import type { LoginThrottle } from './login-throttle.ts'

export type PasswordResetService = {
  /**
   * Succeeds for unknown addresses too, so that nobody learns here who has an account, and for those
   * that were sent enough: their links stay good until one is used.
   */
  request(email: string, client: ClientContext): Promise<Result<null>>
  /** Ends every session of the person and voids every other reset link; the cookies are to be set. */
  reset(
    input: { token: string; password: string },
    client: ClientContext,
  ): Promise<Result<{ cookies: string[] }>>
}

type Options = {
  auth: Auth
  accounts: AccountRepository
  credentials: CredentialRepository
  sendResetEmail(mail: ResetEmail): Promise<SendResult>
  log: { warn(details: object, message: string): void }
  /** Wrong passwords are forgiven once the mailbox has answered for the person. */
  loginThrottle: LoginThrottle
  trustedDevices: TrustedDevices
  /** `reset` is of a network; `resetEmail`, of an address, is never told to whoever asks. */
  limits: Record<'reset' | 'resetEmail', SharedRateLimiter>
}

const tokenPattern = /^[\w-]{1,200}$/

export function createPasswordResetService({
  auth,
  accounts,
  credentials,
  sendResetEmail,
  log,
  loginThrottle,
  trustedDevices,
  limits,
}: Options): PasswordResetService {
  return {
    async request(email, { network, headers }) {
      if (!(await limits.reset.consume(network))) return err({ code: 'too-many-requests' })
      if (!(await limits.resetEmail.consume(email.toLowerCase()))) return ok(null)
      if ((await accounts.findIdByEmail(email)) === null) return ok(null)
      const made = await withAuthFailures(auth, () => auth.createResetEmail(email, headers))
      if (!made.ok) return made
      if (made.value === null) return ok(null)
      const sent = await sendResetEmail(made.value)
      if (sent.ok) return ok(null)
      log.warn({ reason: sent.failure.reason }, 'a password reset email could not be sent')
      return err({ code: 'email-not-sent' })
    },

    async reset({ token, password }, { network, headers }) {
      if (!(await limits.reset.consume(network))) return err({ code: 'too-many-requests' })
      if (!tokenPattern.test(token)) return err({ code: 'reset-link-invalid' })
      const userId = await credentials.findResetOwner(token)
      const result = await withAuthFailures(auth, () =>
        auth.api.resetPassword({ body: { token, newPassword: password }, headers }),
      )
      if (!result.ok) return result
      const user = userId === null ? null : await accounts.findUser(userId)
      if (user === null) return ok({ cookies: [] })
      await credentials.forgetResetTokens(user.id)
      await loginThrottle.reset({ email: user.email, network, trustedDevice: null })
      return ok({ cookies: [trustedDevices.cookieFor(user.email)] })
    },
  }
}
