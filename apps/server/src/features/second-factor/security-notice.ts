import { randomUUIDv7 } from 'node:crypto'

import { product } from '@wildpath/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'

import type { Transaction } from '../../db/client.ts'
import { renderEmail } from '../../email-templates/render-email.ts'
import type { UnconfirmedEmailLimit } from '../../http/unconfirmed-email-limit.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { users } from '../accounts/index.ts'
import { sendToOwner } from '../notifications/index.ts'

/** What happened to somebody's second factor, and what the email about it says. */
const happenings = {
  'app-added': 'An authenticator app was added to your account',
  'app-removed': 'The authenticator app was removed from your account',
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'codes-renewed': 'New recovery codes were made for your account',
  'code-used': 'A recovery code was used to get into your account',
  'factor-reset': 'The second factor of your account was reset by whoever runs this service',
} as const
export type Happening = keyof typeof happenings

export const securityNotice = jobKind<{ user_id: string; what: Happening; at: string }>(
  'security-notice',
)

const payloadSchema = z.object({
  user_id: z.string(),
  what: z.enum(Object.keys(happenings) as [Happening, ...Happening[]]),
  at: z.iso.datetime(),
})

/** In the transaction of what happened: whoever it concerns hears of everything that was done, and of nothing else. */
export function noteHappening(
  transaction: Transaction,
  { userId, what, now }: { userId: string; what: Happening; now: Date },
): Promise<void> {
  const payload = { user_id: userId, what, at: now.toISOString() }
  return enqueue(transaction, securityNotice, [{ key: randomUUIDv7(), payload, runAt: now }], now)
}

type Options = { email: EmailSender; publicUrl: string; unconfirmedLimit: UnconfirmedEmailLimit }

/**
 * Tells a person what was done to their second factor, whatever emails they want otherwise: it may have been
 * somebody else. An address that nobody has confirmed is told too, without a name that a stranger may have written.
 */
export function createSecurityNotice({ email, publicUrl, unconfirmedLimit }: Options): JobHandler {
  return {
    async run(job, { transaction }) {
      const { user_id: userId, what, at } = payloadSchema.parse(job.payload)
      const owner = await transaction((tx) => findPerson(tx, userId))
      if (owner === null) return done
      if (!owner.isConfirmed && !(await unconfirmedLimit.consume(owner.email))) return done
      const greeting = owner.isConfirmed ? `Hello ${owner.name},` : 'Hello,'
      const message = {
        to: owner.email,
        userId,
        subject: `${happenings[what]} at ${product.name}`,
        ...renderEmail([
          {
            kind: 'words',
            text: `${greeting}\n\n${happenings[what]} on ${formatTime(at, owner.timeZone ?? 'UTC')}.`,
          },
          {
            kind: 'words',
            text: 'If that was you, there is nothing to do. If it was not, change your password at once and look at what is set up under Security:',
          },
          { kind: 'link', label: 'Open your account', url: `${publicUrl}/account` },
          {
            kind: 'footer',
            lines: ['You get this because it concerns the security of your account.'],
          },
        ]),
        messageKey: `security-${job.key}`,
      }
      return sendToOwner({ email, owner, message })
    },
  }
}

function formatTime(at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  return `${format.format(new Date(at))} (${timeZone})`
}

async function findPerson(transaction: Transaction, userId: string) {
  const { id, name, email, emailProblem, emailVerified, timeZone } = users
  const [person] = await transaction
    .select({ id, name, email, emailProblem, isConfirmed: emailVerified, timeZone })
    .from(users)
    .where(eq(users.id, userId))
  return person ?? null
}
