import { randomBytes } from 'node:crypto'

import type { User } from '@wildpath/contract'

import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import type { UnconfirmedEmailLimit } from '../../http/unconfirmed-email-limit.ts'
import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import type { SendResult } from '../../providers/email/email.ts'
import type { CredentialRepository } from './credential-repository.ts'
import type { VerificationEmail } from './verification-email.ts'

export type EmailVerificationService = {
  /** Returns at once; an email that cannot be sent is logged, and can be asked for again. */
  sendInBackground(user: User, network: string): void
  /** Sends nothing, and succeeds, when the address is verified already. */
  send(user: User, network: string): Promise<Result<null>>
  /** Also succeeds for a link of an address that is verified already. */
  verify(token: string): Promise<Result<null>>
  /** Waits for the emails that are on their way. */
  settle(): Promise<void>
}

type Options = {
  credentials: CredentialRepository
  sendEmail(mail: VerificationEmail): Promise<SendResult>
  now(): Date
  log: { warn(details: object, message: string): void }
  /** Mails a person may ask for. */
  limit: SharedRateLimiter
  unconfirmedLimit: UnconfirmedEmailLimit
}

const notSent = 'a verification email could not be sent'

/** Proves that the mailbox is the person's. */
export function createEmailVerificationService({
  credentials,
  sendEmail,
  now,
  log,
  limit,
  unconfirmedLimit,
}: Options): EmailVerificationService {
  const underway = new Set<Promise<void>>()

  async function mail(user: User): Promise<SendResult> {
    const token = randomBytes(32).toString('base64url')
    const time = now()
    const hours = bounds.accounts.verificationLinkHours
    const expiresAt = new Date(time.getTime() + hours * 3_600_000)
    await credentials.addVerification({ userId: user.id, token, now: time, expiresAt })
    return sendEmail({ userId: user.id, to: user.email, token, hours })
  }

  async function tryMail(user: User): Promise<boolean> {
    try {
      const sent = await mail(user)
      if (!sent.ok) log.warn({ reason: sent.failure.reason }, notSent)
      return sent.ok
    } catch (error) {
      log.warn({ err: error }, notSent)
      return false
    }
  }

  async function mailAfterSignUp(user: User, network: string): Promise<void> {
    try {
      if (await unconfirmedLimit.consume(user.email, { network })) await tryMail(user)
    } catch (error) {
      log.warn({ err: error }, notSent)
    }
  }

  return {
    sendInBackground(user, network) {
      const sending: Promise<void> = mailAfterSignUp(user, network).then(
        () => void underway.delete(sending),
      )
      underway.add(sending)
    },

    async send(user, network) {
      if (user.email_verified) return ok(null)
      const isAllowed =
        (await limit.consume(user.id)) &&
        (await unconfirmedLimit.consume(user.email, { network, isOwnersConfirmation: true }))
      if (!isAllowed) return err({ code: 'too-many-requests' })
      return (await tryMail(user)) ? ok(null) : err({ code: 'email-not-sent' })
    },

    async verify(token) {
      const isVerified = await credentials.redeemVerification(token, now())
      return isVerified ? ok(null) : err({ code: 'verification-link-invalid' })
    },

    async settle() {
      await Promise.all(underway)
    },
  }
}
