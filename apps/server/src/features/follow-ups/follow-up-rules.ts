import type {
  FollowUpStopReason,
  LeadStatus,
  ScheduledFollowUp,
  Suppression,
} from '@wildpath/contract'

/** States of a follow-up that the mail server or the outbox accepted. */
export const deliveredStates = ['sent', 'kept'] as const satisfies ScheduledFollowUp['state'][]

export function isDelivered(state: ScheduledFollowUp['state']): boolean {
  return deliveredStates.some((delivered) => delivered === state)
}

/** What decides whether a follow-up may go out, as it is at that moment. */
export type FollowUpFacts = {
  isQuarantined: boolean
  suppression: Suppression['reason'] | null
  hasReplied: boolean
  status: LeadStatus
  /** The owner wants no emails to leads that they have contacted. */
  pausesContacted: boolean
  isSwitchedOn: boolean
  /** The owner's text of this step; empty when the series has become shorter. */
  text: string
}

/** Why a follow-up may not go out; null when it may (product.md, 'Leads'). What people asked for comes first. */
export function skipReason(facts: FollowUpFacts): FollowUpStopReason | null {
  if (facts.suppression === 'unsubscribed') return 'unsubscribed'
  if (facts.suppression !== null) return 'suppressed'
  if (facts.isQuarantined) return 'quarantined'
  if (facts.hasReplied) return 'replied'
  if (facts.status === 'booked' || facts.status === 'lost') return facts.status
  if (!facts.isSwitchedOn) return 'switched-off'
  return facts.text.trim() === '' ? 'empty' : null
}

/** Returns whether a follow-up that may go out waits until its lead is no longer marked as contacted. */
export function isPaused({ status, pausesContacted }: FollowUpFacts): boolean {
  return status === 'contacted' && pausesContacted
}

const dayMs = 86_400_000

/** Email 1 at once, email n after n - 1 days. */
export function dueAt(start: Date, step: number): Date {
  return new Date(start.getTime() + (step - 1) * dayMs)
}

export const hourMs = 3_600_000

/**
 * Mail to strangers leaves only in the name of an address that its owner has confirmed; until then it is
 * looked at again and again.
 */
export const confirmationPauseMs = hourMs / 12

/** So often it is asked whether a deleted funnel was restored. */
export const deletedPauseMs = hourMs / 2

/** After an outage the emails that were due meanwhile do not all come at once. */
export const shortestPauseMs = 20 * hourMs

/** For so long another email of the lead may be in the mail server's hands; then nobody knows of it any more. */
export const longestSendingMs = hourMs / 6
