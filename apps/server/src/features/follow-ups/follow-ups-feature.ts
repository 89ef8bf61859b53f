import { type ScheduledFollowUp, unsubscribePath } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import type { BounceAddresses, BouncedEmail } from '../bounces/index.ts'
import { leadCreated } from '../leads/index.ts'
import type { OwnSender } from '../sender-domains/index.ts'
import { enqueueDueFollowUps, enqueueDueJob } from './enqueue-due-follow-ups.ts'
import {
  areScheduled,
  listFollowUps,
  listReaders,
  presentFollowUp,
} from './follow-up-repository.ts'
import { skipReason } from './follow-up-rules.ts'
import { registerFollowUpRoutes } from './follow-up-routes.ts'
import { countNotDue } from './follow-up-schedule.ts'
import { handleLeadCreated } from './handle-lead-created.ts'
import { noteBounce } from './note-bounce.ts'
import { createSendFollowUp, sendFollowUp } from './send-follow-up.ts'
import { registerSuppressionReviewRoutes } from './suppression-review-routes.ts'
import { createSuppressionRepository } from './suppression-repository.ts'
import { registerUnsubscribeRoutes } from './unsubscribe-routes.ts'
import { createUnsubscribeTokens } from './unsubscribe-token.ts'

type Options = {
  database: Database
  email: EmailSender
  /** Of this installation: seals the unsubscribe links. */
  secret: string
  publicUrl: string
  findSender(userId: string): Promise<OwnSender | null>
  /** Null where nobody would read reports of emails that did not arrive. */
  bounceAddresses: BounceAddresses | null
  limiters: RateLimiters
  now(): Date
}

type Complaint = { emails: readonly BouncedEmail[]; unsubscribeLinks: readonly string[] }

/** Emails to leads: planned when a lead comes, decided when they are due, ended by whoever gets them. */
export function createFollowUpsFeature(options: Options) {
  const { database, email, secret, publicUrl, limiters, now } = options
  const { findSender, bounceAddresses } = options
  const tokens = createUnsubscribeTokens(secret)
  const suppressions = createSuppressionRepository(database)
  return {
    /**
     * The emails of a lead, in order. One that is still to come but has something against it is shown as
     * stopped; when that goes away in time, it is sent after all. The caller has checked whose lead it is.
     */
    async listForLead(leadId: string): Promise<ScheduledFollowUp[]> {
      const followUps = await listFollowUps(database.db, leadId)
      return followUps.map((followUp) => {
        const shown = presentFollowUp(followUp)
        const obstacle = followUp.row.state === 'scheduled' ? skipReason(followUp.facts) : null
        return obstacle === null ? shown : { ...shown, state: 'stopped', stopped_because: obstacle }
      })
    },

    areScheduled: (userId: string, leadIds: readonly string[]) =>
      areScheduled(database.db, userId, leadIds),

    countNotDue: () => countNotDue(database.db),

    /** An email of a lead did not arrive, although the mail server took it. */
    noteBounce: (email: BouncedEmail, bounce: { kind: 'gone' | 'refused'; reason: string }) =>
      noteBounce(database, { ...email, ...bounce }, now()),

    /** The reader marked an email as spam: it counts as an unsubscription. */
    async noteComplaint({ emails, unsubscribeLinks }: Complaint): Promise<void> {
      const readers = await listReaders(database.db, emails)
      const linked = unsubscribeLinks.flatMap((link) => tokens.read(unsubscribeToken(link)) ?? [])
      for (const reader of [...readers, ...linked]) await suppressions.unsubscribe(reader, now())
    },

    jobs: {
      email: {
        [sendFollowUp]: createSendFollowUp({
          email,
          unsubscribeUrl: (reader) => publicUrl + unsubscribePath(tokens.write(reader)),
          findSender,
          bounceAddress: (followUp) => bounceAddresses?.write(followUp) ?? null,
        }),
      },
      other: {
        [leadCreated]: handleLeadCreated,
        [enqueueDueFollowUps]: enqueueDueJob,
      },
    },

    async register(app: FastifyInstance): Promise<void> {
      registerFollowUpRoutes(app, {
        suppressions,
        email,
        now,
        testLimit: limiters.testEmailsOfUser,
      })
      registerSuppressionReviewRoutes(app, { database, now })
      await registerUnsubscribeRoutes(app, { tokens, suppressions, now })
    },
  }
}

/** The last segment of the address; empty if there is none. */
function unsubscribeToken(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1)
}
