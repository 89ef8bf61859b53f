import type { Database } from '../../db/client.ts'
import { listScheduled } from './follow-up-repository.ts'
import { skipReason } from './follow-up-rules.ts'

/** How many emails would still go out to the leads of a funnel, by what holds now. */
export async function countWaitingEmails(db: Database['db'], funnelId: string): Promise<number> {
  const scheduled = await listScheduled(db, funnelId)
  return scheduled.filter(({ facts }) => skipReason(facts) === null).length
}
