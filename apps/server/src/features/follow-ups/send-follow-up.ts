import { z } from 'zod'

import type { Transaction } from '../../db/client.ts'
import { done, type JobHandler, type JobOutcome } from '../../jobs/job.ts'
import {
  type EmailFailure,
  type EmailSender,
  needsConfirmation,
} from '../../providers/email/email.ts'
import { followUpLetter } from './follow-up-letter.ts'
import {
  findEarlier,
  findSentBefore,
  type FollowUp,
  lockFollowUp,
  updateFollowUp,
} from './follow-up-repository.ts'
import {
  confirmationPauseMs,
  hourlyLimit,
  hourMs,
  obstacleOf,
  shortestPauseMs,
} from './follow-up-rules.ts'
import { suppressBounced } from './suppression-repository.ts'

export const followUpKind = 'follow-up'

const payloadSchema = z.object({ lead_id: z.uuid(), step: z.coerce.number().int().positive() })

type Options = {
  email: EmailSender
  /** Where the reader takes their address out. */
  unsubscribeUrl(reader: { userId: string; funnelId: string; email: string }): string
}

/** Sends one follow-up at its time, unless something speaks against it by then. */
export function createSendFollowUp({ email, unsubscribeUrl }: Options): JobHandler {
  return {
    async run(job, { transaction, now }) {
      const { lead_id: leadId, step } = payloadSchema.parse(job.payload)
      const followUp = await lockFollowUp(transaction, { leadId, step })
      if (followUp === null || isSettled(followUp)) return done
      const obstacle = obstacleOf(followUp.facts)
      if (obstacle !== null) {
        const stopped = { state: 'stopped', stoppedBecause: obstacle, settledAt: now } as const
        await updateFollowUp(transaction, { leadId, step }, stopped)
        return done
      }
      if (needsConfirmation(email, followUp.owner.isConfirmed)) {
        return { kind: 'later', at: new Date(now.getTime() + confirmationPauseMs) }
      }
      const at = await notBefore(transaction, followUp, now)
      if (at !== null) {
        await updateFollowUp(transaction, { leadId, step }, { dueAt: at })
        return { kind: 'later', at }
      }
      const written = { ...followUp, text: followUp.facts.text }
      const sent = await email.send(followUpLetter(written, unsubscribeUrl))
      if (!sent.ok) return noteFailure(transaction, { followUp, failure: sent.failure, now })
      const settled = { state: 'sent', settledAt: now, lastError: null } as const
      await updateFollowUp(transaction, { leadId, step }, settled)
      return done
    },

    async giveUp(job, { transaction, now }, reason) {
      const { lead_id: leadId, step } = payloadSchema.parse(job.payload)
      const failed = { state: 'failed', settledAt: now, lastError: reason } as const
      await updateFollowUp(transaction, { leadId, step }, failed)
    },
  }
}

/** One that was given up is sent after all when an admin lets its job run again. */
function isSettled({ row }: FollowUp): boolean {
  return row.state === 'sent' || row.state === 'stopped'
}

/** When this one may go out; null when that is now. */
async function notBefore(
  transaction: Transaction,
  { row }: FollowUp,
  now: Date,
): Promise<Date | null> {
  const { lastSentAt, isOpen } = await findEarlier(transaction, row)
  const pauseFrom = isOpen ? now : lastSentAt
  const afterPause = pauseFrom === null ? 0 : pauseFrom.getTime() + shortestPauseMs
  if (afterPause > now.getTime()) return new Date(afterPause)
  const since = new Date(now.getTime() - hourMs)
  const sentBefore = await findSentBefore(transaction, {
    userId: row.userId,
    since,
    limit: hourlyLimit,
  })
  return sentBefore === null ? null : new Date(sentBefore.getTime() + hourMs)
}

type Refusal = { followUp: FollowUp; failure: EmailFailure; now: Date }

async function noteFailure(
  transaction: Transaction,
  { followUp: { row, lead }, failure, now }: Refusal,
): Promise<JobOutcome> {
  const { kind, reason } = failure
  if (kind === 'refused-recipient') {
    const failed = { state: 'failed', settledAt: now, lastError: reason } as const
    await updateFollowUp(transaction, row, failed)
    await suppressBounced(transaction, { userId: row.userId, email: lead.email, now })
    return done
  }
  await updateFollowUp(transaction, row, { lastError: reason })
  return { kind: 'failed', reason, isFinal: kind === 'refused-message' }
}
