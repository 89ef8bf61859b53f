import type { FollowUpStopReason } from '@wildpath/contract'

import type { Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { findOthers, findSentBefore, type FollowUp, lockFollowUp } from './follow-up-repository.ts'
import {
  confirmationPauseMs,
  deletedPauseMs,
  hourMs,
  isDelivered,
  isPaused,
  longestSendingMs,
  skipReason,
  shortestPauseMs,
} from './follow-up-rules.ts'

/** What to do with a follow-up that is due. */
export type FollowUpDecision =
  /** It was sent or stopped before, or its lead is gone. */
  | { kind: 'nothing' }
  | { kind: 'stop'; because: FollowUpStopReason }
  /** It is due at another time from now on, as its owner sees it. */
  | { kind: 'postpone'; dueAt: Date }
  /** It stays due, and gets another job once its lead is no longer marked as contacted. */
  | { kind: 'pause' }
  /** It stays due, and is looked at again. */
  | { kind: 'wait'; until: Date }
  | { kind: 'send'; followUp: FollowUp }

type Due = {
  leadId: string
  step: number
  now: Date
  /** Whether mail may leave only in the name of a confirmed address, which this one is not. */
  isUnconfirmed(followUp: FollowUp): boolean
}

/** Looks at what is true now. While the transaction lasts no other follow-up of the lead is decided about. */
export async function decideFollowUp(
  transaction: Transaction,
  { leadId, step, now, isUnconfirmed }: Due,
): Promise<FollowUpDecision> {
  const followUp = await lockFollowUp(transaction, { leadId, step })
  if (followUp === null || isSettled(followUp)) return { kind: 'nothing' }
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  // Nothing is decided about it before it is known whether the funnel comes back.
  if (followUp.isDeleted) return { kind: 'wait', until: inMs(deletedPauseMs) }
  const because = skipReason(followUp.facts)
  if (because !== null) return { kind: 'stop', because }
  if (isPaused(followUp.facts)) return { kind: 'pause' }
  if (isUnconfirmed(followUp)) return { kind: 'wait', until: inMs(confirmationPauseMs) }
  const others = await findOthers(transaction, followUp.row)
  const inHandSince = others.sendingSince?.getTime() ?? -Infinity
  const isInHand = inHandSince + longestSendingMs > now.getTime()
  const pauseFrom = others.isOpen || isInHand ? now : others.lastSentAt
  const afterPause = pauseFrom === null ? 0 : pauseFrom.getTime() + shortestPauseMs
  if (afterPause > now.getTime()) return { kind: 'postpone', dueAt: new Date(afterPause) }
  const dueAt = await belowHourlyLimit(transaction, followUp, now)
  return dueAt === null ? { kind: 'send', followUp } : { kind: 'postpone', dueAt }
}

/** One that was given up is sent after all when an admin lets its job run again. */
function isSettled({ row }: FollowUp): boolean {
  return isDelivered(row.state) || row.state === 'stopped'
}

/** When the owner may send one more; null when that is now. */
async function belowHourlyLimit(transaction: Transaction, { row }: FollowUp, now: Date) {
  const sentBefore = await findSentBefore(transaction, {
    userId: row.userId,
    since: new Date(now.getTime() - hourMs),
    limit: bounds.emails.followUpsOfOwnerAnHour,
  })
  return sentBefore === null ? null : new Date(sentBefore.getTime() + hourMs)
}
