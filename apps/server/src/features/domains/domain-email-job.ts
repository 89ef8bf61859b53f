import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { product } from '@wildpath/contract'

import { renderEmail } from '../../email-templates/render-email.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { users } from '../accounts/index.ts'
import { funnels } from '../funnels/index.ts'
import { sendToOwner } from '../notifications/index.ts'
import type { DomainNews } from './domain-rules.ts'

const payloadSchema = z.object({
  funnel_id: z.uuid(),
  user_id: z.string(),
  news: z.enum(['verified', 'broken', 'switched-off', 'taken-over', 'expired']),
  domain: z.string(),
})

export const domainEmail = jobKind<{
  funnel_id: string
  user_id: string
  news: DomainNews
  domain: string
}>('domain-email')

const subjects: Record<DomainNews, string> = {
  'verified': 'is connected',
  'broken': 'does not lead to your page any more',
  'switched-off': 'is switched off',
  'taken-over': 'was connected to another adventure',
  'expired': 'was never connected',
}

const texts: Record<DomainNews, string> = {
  'verified': 'Your records are right. Visitors reach your page at this address from now on.',
  'broken':
    'The DNS records of your domain have changed: visitors may not reach your page there. We go on serving it for seven days. Domain Settings shows what we found and what to set.',
  'switched-off':
    'Its DNS records have led elsewhere for seven days, so your page is at home at its public link again. Set the records and press Verify to connect it again.',
  'taken-over':
    'Somebody proved by a TXT record that the domain is theirs. Your page is at home at its public link again. If this is your domain, look at who can change its records.',
  'expired':
    'Its records were not found within fourteen days, so the claim has ended. Your page keeps its public link. You can add the domain again at any time.',
}

/** Tells an owner what became of their domain without their doing. */
export function createDomainEmail(options: { email: EmailSender; publicUrl: string }): JobHandler {
  const { email, publicUrl } = options
  return {
    async run(job, { transaction }) {
      const { funnel_id: funnelId, news, domain } = payloadSchema.parse(job.payload)
      const [found] = await transaction((tx) =>
        tx
          .select({
            title: funnels.title,
            owner: {
              id: users.id,
              email: users.email,
              name: users.name,
              emailProblem: users.emailProblem,
            },
            isConfirmed: users.emailVerified,
          })
          .from(funnels)
          .innerJoin(users, eq(users.id, funnels.userId))
          .where(eq(funnels.id, funnelId)),
      )
      if (found === undefined || needsConfirmation(email, found.isConfirmed)) return done
      const { owner, title } = found
      const message = {
        to: owner.email,
        subject: `${domain} ${subjects[news]}`,
        ...renderEmail([
          {
            kind: 'words',
            text: `Hello ${owner.name},\n\n${domain} (${title}) ${subjects[news]}.\n\n${texts[news]}`,
          },
          {
            kind: 'link',
            label: 'Open Domain Settings',
            url: `${publicUrl}/funnel/${funnelId}?dialog=domain`,
          },
          { kind: 'footer', lines: [`You get this because it is your domain on ${product.name}.`] },
        ]),
        messageKey: `domain-${job.key.replace(/[^\w.-]/g, '-')}`,
        userId: owner.id,
      }
      return sendToOwner({ email, owner, message })
    },
  }
}
