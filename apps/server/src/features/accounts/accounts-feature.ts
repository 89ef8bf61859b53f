import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { createUnconfirmedEmailLimit } from '../../http/unconfirmed-email-limit.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { createAccountRepository } from './account-repository.ts'
import { registerAccountRoutes } from './account-routes.ts'
import { createAccountService } from './account-service.ts'
import { createCredentialRepository } from './credential-repository.ts'
import { createEmailVerificationService } from './email-verification-service.ts'
import { createSessionCookie } from './session-cookie.ts'
import { createSessionRepository } from './session-repository.ts'
import { createSessionService } from './session-service.ts'
import { createTrustedDevices } from './trusted-devices.ts'
import { createLoginThrottle } from './login-throttle.ts'
import { type PasswordHashing, scryptHashing } from './password-hashing.ts'
import { createPasswordResetService } from './password-reset-service.ts'
import { createPasswordService } from './password-service.ts'
import { registerProfileRoutes } from './profile-routes.ts'
import { createProfileService } from './profile-service.ts'
import { passwordResetEmail } from './password-reset-email.ts'
import { verificationEmail } from './verification-email.ts'

type Options = {
  database: Database
  /** Signs the cookies of sessions. */
  secret: string
  publicUrl: string
  /** Whether people may sign up and in with a password. */
  isEnabled: boolean
  /** scrypt, unless given. */
  passwordHashing?: PasswordHashing | undefined
  email: EmailSender
  takesSignUps(): boolean
  readSite: Parameters<typeof registerAccountRoutes>[1]['readSite']
  /** Whether admins act as such only with a second factor. */
  adminsNeedSecondFactor: boolean
  askForSecondStep: Parameters<typeof createAccountService>[0]['askForSecondStep']
  isFunnelOf: Parameters<typeof createProfileService>[0]['isFunnelOf']
  limiters: RateLimiters
  now(): Date
  log: { warn(details: object, message: string): void }
}

/** Who people are: signing up and in, passwords, profiles. */
export function createAccountsFeature(options: Options) {
  const { database, secret, publicUrl, email, limiters, now, log } = options
  const { passwordHashing = scryptHashing } = options
  const isSecure = publicUrl.startsWith('https:')
  const repository = createAccountRepository(database, options)
  const credentials = createCredentialRepository(database)
  const loginThrottle = createLoginThrottle({
    ofNetwork: limiters.passwordsOfNetwork,
    ofNetworkAtAccount: limiters.passwordsOfNetworkAtAccount,
    atAccount: limiters.passwordsAtAccount,
  })
  const unconfirmedLimit = createUnconfirmedEmailLimit(limiters)
  const trustedDevices = createTrustedDevices({
    secret,
    isSecure,
    newId: randomUUID,
  })
  const verification = createEmailVerificationService({
    credentials,
    sendEmail: (mail) => email.send(verificationEmail(mail, publicUrl)),
    now,
    log,
    limit: limiters.verificationEmailsOfUser,
    unconfirmedLimit,
  })
  const visitCookie = createSessionCookie({ secret, isSecure, isVisit: true })
  const sessions = createSessionService({
    sessions: createSessionRepository(database),
    accounts: repository,
    cookie: createSessionCookie({ secret, isSecure }),
    visitCookie,
  })
  const accounts = createAccountService({
    accounts: repository,
    credentials,
    sessions,
    passwordHashing,
    isEnabled: options.isEnabled,
    loginThrottle,
    trustedDevices,
    signUpLimit: limiters.signUpsOfNetwork,
    takesSignUps: options.takesSignUps,
    askForSecondStep: options.askForSecondStep,
    afterSignUp: verification.sendInBackground,
  })
  const passwords = createPasswordService({ sessions, passwordHashing, credentials, loginThrottle })
  const passwordResets = createPasswordResetService({
    passwordHashing,
    accounts: repository,
    credentials,
    sendResetEmail: (mail) => email.send(passwordResetEmail(mail, publicUrl)),
    now,
    log,
    loginThrottle,
    trustedDevices,
    askForSecondStep: options.askForSecondStep,
    limits: {
      reset: limiters.resetsOfNetwork,
      resetEmail: limiters.resetEmailsToAddress,
    },
    unconfirmedLimit,
  })
  const profiles = createProfileService({ accounts: repository, isFunnelOf: options.isFunnelOf })
  return {
    find: sessions.find,
    findUser: sessions.findUser,
    findUserById: repository.findUser,
    updateUser: repository.updateUser,
    confirmPassword: passwords.confirm,
    endSession: sessions.end,
    /** For the second step of signing in, and for signing in without a password. */
    signingIn: {
      startSession: sessions.start,
      findPasswordHash: credentials.findPasswordHash,
      findUser: repository.findUser,
      trustedDevices,
    },
    visitCookie,
    register(app: FastifyInstance) {
      registerAccountRoutes(app, {
        accounts,
        sessions,
        passwordResets,
        noteActivity: repository.noteActivity,
        readSite: options.readSite,
      })
      registerProfileRoutes(app, { profiles, passwords, verification })
    },
    /** Waits for emails that are on their way to people who signed up. */
    stop: verification.settle,
  }
}
