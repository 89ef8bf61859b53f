import { product, type User } from '@wildpath/contract'
import { z } from 'zod'

import { renderEmail } from '../../email-templates/render-email.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { type Email, type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { sendToOwner } from '../notifications/index.ts'
import type { StoredSender } from './sender-domain-repository.ts'

export const senderBroken = jobKind<{ user_id: string; domain: string }>('sender-broken')

const payloadSchema = z.object({ user_id: z.string(), domain: z.string() })

type Options = {
  email: EmailSender
  publicUrl: string
  findUser(userId: string): Promise<User | null>
  findStored(userId: string): Promise<StoredSender | null>
}

/** Tells an owner that their emails come from the product's address again, and why. */
export function createSenderBroken(options: Options): JobHandler {
  const { email, publicUrl, findUser, findStored } = options
  return {
    async run(job) {
      const { user_id: userId, domain } = payloadSchema.parse(job.payload)
      const [user, stored] = [await findUser(userId), await findStored(userId)]
      // It may be right again by now, or another one.
      const isBroken = stored?.domain === domain && stored.brokenSince !== null
      if (user === null || !isBroken || needsConfirmation(email, user.email_verified)) return done
      const message = brokenEmail(
        { user, stored, messageKey: `sender-broken-${job.key}` },
        publicUrl,
      )
      return sendToOwner({
        email,
        owner: { id: user.id, emailProblem: user.email_problem },
        message,
      })
    },
  }
}

type Broken = { user: User; stored: StoredSender; messageKey: string }

function brokenEmail({ user, stored, messageKey }: Broken, publicUrl: string): Email {
  const { domain, report } = stored
  const reasons = (report?.problems ?? []).filter(({ weight }) => weight === 'blocks')
  return {
    to: user.email,
    userId: user.id,
    subject: `Your emails no longer come from ${domain}`,
    ...renderEmail([
      {
        kind: 'words',
        text: [
          `Hello ${user.full_name},`,
          `the records of ${domain} no longer say that ${product.name} may send for you. Nothing is lost: your follow-ups go out as before, from our own address.`,
          ...reasons.map(({ text }) => text),
          'As soon as the records are right again, your emails come from your domain again.',
        ].join('\n\n'),
      },
      { kind: 'link', label: 'See the records', url: `${publicUrl}/account` },
    ]),
    messageKey,
  }
}
