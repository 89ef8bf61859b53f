import { hash } from 'node:crypto'

import { product } from '@wildpath/contract'

import { bounds } from '../../limits.ts'
import type { Email } from '../../providers/email/email.ts'
/** `name` is null while nobody has shown that the mailbox is theirs: a stranger may have written it. */
export type ResetEmail = { userId: string; to: string; name: string | null; token: string }

/** The email behind 'Forgot password?'; its link works once. */
export function passwordResetEmail(
  { userId, to, name, token }: ResetEmail,
  publicUrl: string,
): Email {
  const link = `${publicUrl}/auth/reset-password?token=${encodeURIComponent(token)}`
  return {
    to,
    userId,
    messageKey: `reset-${hash('sha256', token)}`,
    subject: `Reset your ${product.name} password`,
    text: [
      name === null ? 'Hello,' : `Hello ${name},`,
      `Somebody, hopefully you, asked to reset the password of your ${product.name} account. Choose a new one here:`,
      link,
      `The link works once and for ${bounds.accounts.resetLinkMinutes} minutes. If you did not ask for it, ignore this message: your password stays as it is.`,
    ].join('\n\n'),
  }
}
