import type { LeadStatus } from '@wildpath/contract'

type Answered = { status: LeadStatus; repliedAt: Date | null; firstResponseAt: Date | null }

/**
 * When the owner first answered, after a change: at the first that moved the lead on from 'new' or
 * marked a reply, and never later; gone again when all of that is taken back.
 */
export function firstResponseAfter(lead: Answered, now: Date): Date | null {
  const isAnswered = lead.status !== 'new' || lead.repliedAt !== null
  return isAnswered ? (lead.firstResponseAt ?? now) : null
}
