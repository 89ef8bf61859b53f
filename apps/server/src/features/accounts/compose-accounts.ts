import { randomUUID } from 'node:crypto'

import type { Database } from '../../db/client.ts'
import type { Limiters } from '../../http/limiters.ts'
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
  limiters: Limiters
  now(): Date
  log: { warn(details: object, message: string): void }
}

/** The services of this feature, wired to each other and with their limits. */
export function composeAccounts(options: Options) {
  const { database, publicUrl, email, limiters, now, log } = options
  const auth = createAuth(options)
  const repository = createAccountRepository(database)
  const credentials = createCredentialRepository(database)
  const guesses = createPasswordGuesses({
    ofNetwork: limiters.passwordsOfNetwork,
    ofNetworkAtAccount: limiters.passwordsOfNetworkAtAccount,
    atAccount: limiters.passwordsAtAccount,
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
    limit: limiters.verificationMailsOfUser,
  })
  return {
    verification,
    accounts: createAccountService({
      auth,
      accounts: repository,
      isEnabled: options.isEnabled,
      guesses,
      knownBrowsers,
      signUpLimit: limiters.signUpsOfNetwork,
      afterSignUp: verification.sendInBackground,
    }),
    passwords: createPasswordService({ auth, credentials, guesses }),
    passwordResets: createPasswordResetService({
      auth,
      accounts: repository,
      credentials,
      sendResetMail: (mail) => email.send(resetMail(mail, publicUrl)),
      log,
      guesses,
      knownBrowsers,
      limits: { reset: limiters.resetsOfNetwork, resetMail: limiters.resetMailsToAddress },
    }),
    profiles: createProfileService({ accounts: repository, isFunnelOf: options.isFunnelOf }),
  }
}
