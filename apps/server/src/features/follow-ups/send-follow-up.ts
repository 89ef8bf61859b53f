import { z } from 'zod'

import type { Transaction } from '../../db/client.ts'
import { done, type JobHandler, type JobOutcome } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import {
  type EmailSender,
  needsConfirmation,
  type SendResult,
} from '../../providers/email/email.ts'
import type { OwnSender } from '../sender-domains/index.ts'
import { decideFollowUp, type FollowUpDecision } from './decide-follow-up.ts'
import { followUpEmail } from './follow-up-email.ts'
import { type FollowUp, updateFollowUp } from './follow-up-repository.ts'
import { suppressBounced } from './suppression-repository.ts'

type Payload = { lead_id: string; funnel_id: string; step: string }

export const sendFollowUp = jobKind<Payload>('follow-up')

const payloadSchema = z.object({ lead_id: z.uuid(), step: z.coerce.number().int().positive() })

type Options = {
  email: EmailSender
  /** Where the reader takes their address out. */
  unsubscribeUrl(reader: { userId: string; funnelId: string; email: string }): string
  /** The owner's own address, once its domain says that we may send; else null. */
  findSender(userId: string): Promise<OwnSender | null>
  /** Null where nobody would read reports. */
  bounceAddress(email: { leadId: string; step: number }): string | null
}

/**
 * Sends one follow-up that is due, unless something speaks against it by then: decided and marked in one
 * transaction, sent outside of any, written down with the job's end.
 */
export function createSendFollowUp(options: Options): JobHandler {
  const { email, unsubscribeUrl, findSender, bounceAddress } = options
  const isUnconfirmed = ({ owner }: FollowUp) => needsConfirmation(email, owner.isConfirmed)
  return {
    async run(job, { transaction, now }) {
      const { lead_id: leadId, step } = payloadSchema.parse(job.payload)
      const key = { leadId, step }
      const decision = await transaction(async (tx) => {
        const decided = await decideFollowUp(tx, { ...key, now, isUnconfirmed })
        if (decided.kind === 'send') await updateFollowUp(tx, key, { sendingSince: now })
        // In the same transaction, so that the lead's status cannot change in between.
        if (decided.kind === 'pause') {
          await updateFollowUp(tx, key, { pausedAt: now, jobKey: null, sendingSince: null })
        }
        return decided
      })
      if (decision.kind !== 'send') return (tx) => noteUnsent(tx, { key, decision, now })
      const { followUp } = decision
      const written = {
        ...followUp,
        text: followUp.facts.text,
        ownSender: await findSender(followUp.owner.id),
        bounceAddress: bounceAddress(key),
      }
      const sent = await email.send(followUpEmail(written, unsubscribeUrl))
      return (tx) =>
        noteSent(tx, { followUp, sent, state: email.kind === 'live' ? 'sent' : 'kept', now })
    },

    async onExhausted(job, { transaction, now }, reason) {
      const { lead_id: leadId, step } = payloadSchema.parse(job.payload)
      const failed = { state: 'failed', settledAt: now, lastError: reason } as const
      await updateFollowUp(transaction, { leadId, step }, { ...failed, sendingSince: null })
    },
  }
}

type Unsent = {
  key: { leadId: string; step: number }
  decision: Exclude<FollowUpDecision, { kind: 'send' }>
  now: Date
}

async function noteUnsent(
  transaction: Transaction,
  { key, decision, now }: Unsent,
): Promise<JobOutcome> {
  if (decision.kind === 'nothing' || decision.kind === 'pause') return done
  if (decision.kind === 'stop') {
    const stopped = { state: 'stopped', stoppedBecause: decision.because, settledAt: now } as const
    await updateFollowUp(transaction, key, { ...stopped, sendingSince: null })
    return done
  }
  if (decision.kind === 'postpone') {
    // Another job is enqueued for it when it is due again.
    const { dueAt } = decision
    await updateFollowUp(transaction, key, { dueAt, jobKey: null, sendingSince: null })
    return done
  }
  await updateFollowUp(transaction, key, { sendingSince: null })
  return { kind: 'reschedule', at: decision.until }
}

type Sent = { followUp: FollowUp; sent: SendResult; state: 'sent' | 'kept'; now: Date }

async function noteSent(
  transaction: Transaction,
  { followUp: { row, lead }, sent, state, now }: Sent,
): Promise<JobOutcome> {
  const settled = { settledAt: now, sendingSince: null }
  if (sent.ok) {
    await updateFollowUp(transaction, row, { ...settled, state, lastError: null })
    return done
  }
  const { kind, reason } = sent.failure
  if (kind === 'refused-recipient') {
    await updateFollowUp(transaction, row, { ...settled, state: 'failed', lastError: reason })
    await suppressBounced(transaction, { userId: row.userId, email: lead.email, now })
    return done
  }
  await updateFollowUp(transaction, row, { sendingSince: null, lastError: reason })
  return { kind: 'failed', reason, isFinal: kind === 'refused-message' }
}
