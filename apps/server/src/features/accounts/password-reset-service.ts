import type { AttemptLimiter } from '../../http/attempt-limiter.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AccountRepository } from './account-repository.ts'
import type { Auth, ResetMail } from './auth.ts'
import { withAuthFailures } from './auth-failures.ts'
import type { Browser } from './browser.ts'
import type { CredentialRepository } from './credential-repository.ts'
import type { PasswordGuesses } from './password-guesses.ts'

export type PasswordResetService = {
  /** Succeeds for unknown addresses too, so that nobody learns here who has an account. */
  request(email: string, browser: Browser): Promise<Result<null>>
  /** Ends every session of the person and voids every other reset link. */
  reset(input: { token: string; password: string }, browser: Browser): Promise<Result<null>>
}

type Options = {
  auth: Auth
  accounts: AccountRepository
  credentials: CredentialRepository
  sendResetMail(mail: ResetMail): Promise<void>
  log: { warn(details: object, message: string): void }
  /** Wrong passwords are forgiven once the mailbox has answered for the person. */
  guesses: PasswordGuesses
  limits: Record<'reset' | 'resetMail', AttemptLimiter>
}

const tokenPattern = /^[\w-]{1,200}$/

export function createPasswordResetService({
  auth,
  accounts,
  credentials,
  sendResetMail,
  log,
  guesses,
  limits,
}: Options): PasswordResetService {
  return {
    async request(email, { network, headers }) {
      if (!limits.reset.tryAttempt(network) || !limits.resetMail.tryAttempt(email.toLowerCase())) {
        return err({ code: 'too-many-requests' })
      }
      const userId = await accounts.findIdByEmail(email)
      if (userId === null) return ok(null)
      await credentials.forgetResetTokens(userId)
      const made = await withAuthFailures(accounts, () => auth.createResetMail(email, headers))
      if (!made.ok) return made
      try {
        if (made.value !== null) await sendResetMail(made.value)
        return ok(null)
      } catch (error) {
        log.warn({ err: error }, 'a password reset email could not be sent')
        return err({ code: 'email-not-sent' })
      }
    },

    async reset({ token, password }, { network, headers }) {
      if (!limits.reset.tryAttempt(network)) return err({ code: 'too-many-requests' })
      if (!tokenPattern.test(token)) return err({ code: 'reset-link-invalid' })
      const userId = await credentials.findResetOwner(token)
      const result = await withAuthFailures(accounts, () =>
        auth.api.resetPassword({ body: { token, newPassword: password }, headers }),
      )
      if (!result.ok) return result
      const user = userId === null ? null : await accounts.findUser(userId)
      if (user !== null) {
        await credentials.forgetResetTokens(user.id)
        guesses.forgive(user.email, network)
      }
      return ok(null)
    },
  }
}
