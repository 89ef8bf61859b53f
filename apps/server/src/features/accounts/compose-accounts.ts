import { randomUUID } from 'node:crypto'

import type { Database } from '../../db/client.ts'
import type { AttemptLimiter } from '../../http/attempt-limiter.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { createAccountRepository } from './account-repository.ts'
import { createAccountService } from './account-service.ts'
import { createAuth, type PasswordHashing } from './auth.ts'
import { createCredentialRepository } from './credential-repository.ts'
import { createEmailVerificationService } from './email-verification-service.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { createPasswordGuesses } from './password-guesses.ts'
import { createPasswordResetService } from './password-reset-service.ts'
import { createPasswordService } from './password-service.ts'
import { createProfileService } from './profile-service.ts'
import { resetMail } from './reset-mail.ts'
import { verificationMail } from './verification-mail.ts'

type Options = {
  database: Database
  /** Signs the cookies of sessions. */
  secret: string
  publicUrl: string
  /** Whether people may sign up and in with a password. */
  isEnabled: boolean
  passwordHashing?: PasswordHashing
  email: EmailSender
  isFunnelOf: Parameters<typeof createProfileService>[0]['isFunnelOf']
  limiter(limit: number, windowMs: number): AttemptLimiter
  now(): Date
  log: { warn(details: object, message: string): void }
}

const minute = 60_000

/** The services of this feature, wired to each other and with their limits. */
export function composeAccounts(options: Options) {
  const { database, publicUrl, email, limiter, now, log } = options
  const auth = createAuth(options)
  const repository = createAccountRepository(database)
  const credentials = createCredentialRepository(database)
  const guesses = createPasswordGuesses({
    ofNetwork: limiter(60, 15 * minute),
    ofNetworkAtAccount: limiter(10, 15 * minute),
    atAccount: limiter(100, 15 * minute),
  })
  const knownBrowsers = createKnownBrowsers({
    secret: options.secret,
    isSecure: publicUrl.startsWith('https:'),
    newId: randomUUID,
  })
  const verification = createEmailVerificationService({
    credentials,
    sendMail: (mail) => email.send(verificationMail(mail, publicUrl)),
    now,
    log,
    limit: limiter(5, 60 * minute),
  })
  return {
    verification,
    accounts: createAccountService({
      auth,
      accounts: repository,
      isEnabled: options.isEnabled,
      guesses,
      knownBrowsers,
      signUpLimit: limiter(60, 60 * minute),
      afterSignUp: verification.sendInBackground,
    }),
    passwords: createPasswordService({ auth, accounts: repository, credentials, guesses }),
    passwordResets: createPasswordResetService({
      auth,
      accounts: repository,
      credentials,
      sendResetMail: (mail) => email.send(resetMail(mail, publicUrl)),
      log,
      guesses,
      knownBrowsers,
      limits: { reset: limiter(10, 15 * minute), resetMail: limiter(5, 60 * minute) },
    }),
    profiles: createProfileService({ accounts: repository, isFunnelOf: options.isFunnelOf }),
  }
}
