import { and, asc, gt, isNull, ne, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { enqueueEach } from '../../jobs/enqueue.ts'
import type { NewSeries } from './follow-up-repository.ts'
import { followUps } from './follow-up-tables.ts'
import { sendFollowUp } from './send-follow-up.ts'

/** Starts the sequence of a lead; a sequence that ran before starts over as another round. */
export async function addSeries(
  transaction: Transaction,
  { funnelId, leadId, userId }: NewSeries,
  steps: readonly { step: number; dueAt: Date }[],
): Promise<void> {
  if (steps.length === 0) return
  await transaction
    .insert(followUps)
    .values(steps.map(({ step, dueAt }) => ({ funnelId, leadId, userId, step, dueAt })))
    .onConflictDoUpdate({
      target: [followUps.leadId, followUps.step],
      set: {
        round: sql`${followUps.round} + 1`,
        dueAt: sql`excluded.due_at`,
        jobKey: null,
        pausedAt: null,
        state: 'scheduled',
        sendingSince: null,
        settledAt: null,
        stoppedBecause: null,
        lastError: null,
      },
      setWhere: ne(followUps.state, 'scheduled'),
    })
}

/** As in the condition of the index `follow_ups_due`. */
const isWaiting = and(isNull(followUps.jobKey), isNull(followUps.pausedAt))

/** A statement that writes more may take longer than statements may. */
export const enqueuedAtOnce = 500

/**
 * One job for each follow-up that is due, of one lead or of all, and which job that is, in one statement: neither
 * is ever there without the other. Answers how many there were, `enqueuedAtOnce` at most.
 */
export async function enqueueDue(
  transaction: Transaction,
  { leadId, now }: { leadId?: string; now: Date },
): Promise<number> {
  const ofLead = leadId === undefined ? sql`` : sql`and lead_id = ${leadId}`
  // What somebody else is deciding about is left alone, and seen again next time. The key is a new one each
  // time: that of a job that ended stays taken.
  const { rows } = await transaction.execute<{ count: number }>(sql`
    with due as (
      select lead_id, step from follow_ups
      where job_key is null and paused_at is null and due_at <= ${now.toISOString()}::timestamptz ${ofLead}
      order by due_at, lead_id, step limit ${enqueuedAtOnce}
      for update skip locked
    ), marked as (
      update follow_ups set job_key = gen_random_uuid()::text from due
      where follow_ups.lead_id = due.lead_id and follow_ups.step = due.step
      returning job_key, follow_ups.funnel_id, follow_ups.lead_id,
        follow_ups.step::text as step, due_at
    ), enqueued as (${enqueueEach(sendFollowUp, {
      relation: sql`marked`,
      key: 'job_key',
      payload: { funnel_id: 'funnel_id', lead_id: 'lead_id', step: 'step' },
      runAt: 'due_at',
      at: now,
    })})
    select count(*)::int as count from marked`)
  return rows[0]?.count ?? 0
}

/** When the first one is due that is not yet. */
export async function findNextDue(transaction: Transaction, now: Date): Promise<Date | null> {
  const [next] = await transaction
    .select({ dueAt: followUps.dueAt })
    .from(followUps)
    .where(and(isWaiting, gt(followUps.dueAt, now)))
    .orderBy(asc(followUps.dueAt))
    .limit(1)
  return next?.dueAt ?? null
}

/** How many wait for their time, and have no job until then. */
export function countNotDue(db: Database['db']): Promise<number> {
  return db.$count(followUps, isWaiting)
}
