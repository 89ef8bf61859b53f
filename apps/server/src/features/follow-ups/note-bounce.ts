import type { Database } from '../../db/client.ts'
import { lockFollowUp, updateFollowUp } from './follow-up-repository.ts'
import { suppressBounced } from './suppression-repository.ts'

type Bounced = {
  leadId: string
  step: number
  /** 'gone': nobody has the address; 'refused': this email was not taken, for another reason. */
  kind: 'gone' | 'refused'
  /** In the words of the other server. */
  reason: string
}

/**
 * Writes down that an email which the mail server took did not arrive. Said again it changes nothing, so that an
 * owner may take the address off the list. The lead's other emails are stopped by that list.
 */
export function noteBounce(
  { db }: Pick<Database, 'db'>,
  { leadId, step, kind, reason }: Bounced,
  now: Date,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const followUp = await lockFollowUp(transaction, { leadId, step })
    if (followUp === null) return
    const { row, lead } = followUp
    // Some servers are quicker than our own note that it was sent.
    const isBeingSent = row.state === 'scheduled' && row.sendingSince !== null
    if (row.state !== 'sent' && !isBeingSent) return
    if (row.state === 'sent')
      await updateFollowUp(transaction, row, { state: 'failed', lastError: reason })
    if (kind === 'gone')
      await suppressBounced(transaction, { userId: row.userId, email: lead.email, now })
  })
}
