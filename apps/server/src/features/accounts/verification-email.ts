import { hash } from 'node:crypto'

import { product } from '@wildpath/contract'

import type { Email } from '../../providers/email/email.ts'

export type VerificationEmail = { userId: string; to: string; token: string; hours: number }

/**
 * The email after sign-up. It says nothing that the person who signed up wrote:
 * the mailbox may be a stranger's.
 */
export function verificationEmail(
  { userId, to, token, hours }: VerificationEmail,
  publicUrl: string,
): Email {
  const link = `${publicUrl}/auth/verify-email?token=${encodeURIComponent(token)}`
  return {
    to,
    userId,
    messageKey: `verify-${hash('sha256', token)}`,
    subject: `Confirm your email address for ${product.name}`,
    text: [
      'Hello,',
      `Please confirm that this address is yours, so that leads and receipts reach the right person:`,
      link,
      `The link works for ${hours} hours. If you did not sign up for ${product.name}, ignore this message.`,
    ].join('\n\n'),
  }
}
