import type { BusinessInfo, PlanKey, ScheduledFollowUp } from '@wildpath/contract'
import { and, asc, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { funnels, isLiving, publishedFunnels } from '../funnels/index.ts'
import { leads, lockLead, lockLeadStatus } from '../leads/index.ts'
import {
  deliveredStates,
  type FollowUpFacts,
  isDelivered,
  isPaused,
  shortestPauseMs,
  skipReason,
} from './follow-up-rules.ts'
import { followUps, suppressions } from './follow-up-tables.ts'
import type { Unsubscription } from './unsubscribe-token.ts'

type Reader = Database['db'] | Transaction
type FollowUpRow = typeof followUps.$inferSelect

/** A follow-up with all that decides about it and stands in it, as it is now. */
export type FollowUp = {
  row: FollowUpRow
  facts: FollowUpFacts
  lead: Pick<typeof leads.$inferSelect, 'values' | 'enquiredAt'> & { email: string }
  funnel: Pick<typeof funnels.$inferSelect, 'id' | 'businessInfo'> & { language: string }
  owner: {
    id: string
    email: string
    plan: PlanKey
    isConfirmed: boolean
    postalAddress: string
    timeZone: string | null
  }
  /** Its funnel lies among the recently deleted. */
  isDeleted: boolean
}

/** Reads the published emails, not the draft. */
const content = sql`coalesce(${publishedFunnels.generatedContent}, ${funnels.generatedContent})`

const columns = {
  row: followUps,
  lead: {
    // Leads without an address have no follow-ups.
    email: sql<string>`${leads.email}`,
    values: leads.values,
    enquiredAt: leads.enquiredAt,
    status: leads.status,
    repliedAt: leads.repliedAt,
    quarantineReason: leads.quarantineReason,
  },
  funnel: {
    id: funnels.id,
    businessInfo: sql<BusinessInfo>`coalesce(${publishedFunnels.businessInfo}, ${funnels.businessInfo})`,
    language: sql<string>`coalesce(${content} -> 'landing_page' ->> 'language', 'en')`,
    followUpsOn: funnels.followUpsOn,
    isDeleted: sql<boolean>`not (${isLiving})`,
    texts: sql<string[]>`${content} -> 'follow_up_emails'`,
  },
  owner: {
    id: users.id,
    email: users.email,
    plan: users.plan,
    isConfirmed: users.emailVerified,
    postalAddress: users.postalAddress,
    timeZone: users.timeZone,
    pausesContacted: sql<boolean>`coalesce(${users.pausesContacted}, false)`,
  },
  suppression: suppressions.reason,
}

function selectFollowUps(db: Reader) {
  return db
    .select(columns)
    .from(followUps)
    .innerJoin(leads, eq(leads.id, followUps.leadId))
    .innerJoin(funnels, eq(funnels.id, followUps.funnelId))
    .leftJoin(publishedFunnels, eq(publishedFunnels.funnelId, funnels.id))
    .innerJoin(users, eq(users.id, followUps.userId))
    .leftJoin(
      suppressions,
      and(eq(suppressions.userId, followUps.userId), eq(suppressions.email, leads.email)),
    )
    .$dynamic()
}

type Selected = Awaited<ReturnType<typeof selectFollowUps>>[number]

function readFollowUp({ row, lead, funnel, owner, suppression }: Selected): FollowUp {
  return {
    row,
    lead,
    funnel,
    owner,
    isDeleted: funnel.isDeleted,
    facts: {
      isQuarantined: lead.quarantineReason !== null,
      suppression,
      hasReplied: lead.repliedAt !== null,
      status: lead.status,
      pausesContacted: owner.pausesContacted,
      isSwitchedOn: funnel.followUpsOn,
      text: funnel.texts[row.step - 1] ?? '',
    },
  }
}

/** In the order of their steps. The caller has checked whose lead it is. */
export async function listFollowUps(db: Reader, leadId: string): Promise<FollowUp[]> {
  const rows = await selectFollowUps(db)
    .where(eq(followUps.leadId, leadId))
    .orderBy(asc(followUps.step))
  return rows.map(readFollowUp)
}

/** Those of a funnel that were neither sent nor stopped. The caller has checked whose funnel it is. */
export async function listScheduled(db: Reader, funnelId: string): Promise<FollowUp[]> {
  const rows = await selectFollowUps(db).where(
    and(eq(leads.funnelId, funnelId), eq(followUps.state, 'scheduled')),
  )
  return rows.map(readFollowUp)
}

/** Returns whether any of these leads of the owner has a follow-up that is still to come. */
export async function areScheduled(
  db: Reader,
  userId: string,
  leadIds: readonly string[],
): Promise<boolean> {
  const rows = await selectFollowUps(db).where(
    and(
      inArray(followUps.leadId, [...leadIds]),
      eq(followUps.userId, userId),
      eq(followUps.state, 'scheduled'),
    ),
  )
  return rows.some((row) => skipReason(readFollowUp(row).facts) === null)
}

/** The people to whom these emails were sent, with the owner and funnel that sent them. */
export async function listReaders(
  db: Reader,
  emails: readonly { leadId: string }[],
): Promise<Unsubscription[]> {
  const ids = emails.map(({ leadId }) => leadId)
  return db
    .select({ userId: funnels.userId, funnelId: funnels.id, email: sql<string>`${leads.email}` })
    .from(leads)
    .innerJoin(funnels, eq(funnels.id, leads.funnelId))
    .where(and(inArray(leads.id, ids), isNotNull(leads.email)))
}

/** Until the transaction ends nobody else decides about any follow-up of this lead. */
export async function lockFollowUp(
  transaction: Transaction,
  { leadId, step }: { leadId: string; step: number },
): Promise<FollowUp | null> {
  await lockLeadStatus(transaction, leadId)
  await transaction
    .select({ step: followUps.step })
    .from(followUps)
    .where(eq(followUps.leadId, leadId))
    .orderBy(asc(followUps.step))
    .for('update')
  const [found] = await selectFollowUps(transaction).where(
    and(eq(followUps.leadId, leadId), eq(followUps.step, step)),
  )
  return found === undefined ? null : readFollowUp(found)
}

type Changes = Partial<
  Pick<
    FollowUpRow,
    | 'state'
    | 'pausedAt'
    | 'settledAt'
    | 'stoppedBecause'
    | 'lastError'
    | 'dueAt'
    | 'jobKey'
    | 'sendingSince'
  >
>

export async function updateFollowUp(
  transaction: Transaction,
  { leadId, step }: Pick<FollowUpRow, 'leadId' | 'step'>,
  changes: Changes,
): Promise<void> {
  await transaction
    .update(followUps)
    .set(changes)
    .where(and(eq(followUps.leadId, leadId), eq(followUps.step, step)))
}

export type OtherFollowUps = {
  /** When the lead last got one. */
  lastSentAt: Date | null
  /** Whether an earlier one has yet to go out. */
  isOpen: boolean
  /** Since when the mail server has one of them in hand. */
  sendingSince: Date | null
}

/** How things stand with the lead's other follow-ups. */
export async function findOthers(
  transaction: Transaction,
  { leadId, step }: Pick<FollowUpRow, 'leadId' | 'step'>,
): Promise<OtherFollowUps> {
  const rows = await transaction
    .select({
      step: followUps.step,
      state: followUps.state,
      settledAt: followUps.settledAt,
      sendingSince: followUps.sendingSince,
    })
    .from(followUps)
    .where(and(eq(followUps.leadId, leadId), ne(followUps.step, step)))
  const sent = rows.flatMap(({ state, settledAt }) =>
    isDelivered(state) && settledAt !== null ? [settledAt.getTime()] : [],
  )
  return {
    lastSentAt: sent.length === 0 ? null : new Date(Math.max(...sent)),
    isOpen: rows.some((row) => row.step < step && row.state === 'scheduled'),
    sendingSince: rows.find((row) => row.sendingSince !== null)?.sendingSince ?? null,
  }
}

/** When the email was sent that is the `limit`-th back from now; null when fewer were sent after `since`. */
export async function findSentBefore(
  transaction: Transaction,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<Date | null> {
  const [row] = await transaction
    .select({ settledAt: followUps.settledAt })
    .from(followUps)
    .where(
      and(
        eq(followUps.userId, userId),
        inArray(followUps.state, deliveredStates),
        gt(followUps.settledAt, since),
      ),
    )
    .orderBy(desc(followUps.settledAt))
    .offset(limit - 1)
    .limit(1)
  return row?.settledAt ?? null
}

export type NewSeries = { funnelId: string; leadId: string; userId: string; email: string }

/**
 * Waits for other transactions that plan emails to the same address, then returns whether a sequence of this
 * funnel is still on its way to it: an email is scheduled, or was sent less than the shortest pause ago.
 */
export async function isSequenceRunning(
  transaction: Transaction,
  { funnelId, email }: NewSeries,
  at: Date,
): Promise<boolean> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`follow-ups ${funnelId} ${email}`}, 7461))`,
  )
  const pauseStart = new Date(at.getTime() - shortestPauseMs)
  const [running] = await transaction
    .select({ leadId: followUps.leadId })
    .from(followUps)
    .innerJoin(leads, eq(leads.id, followUps.leadId))
    .where(
      and(
        eq(leads.funnelId, funnelId),
        eq(leads.email, email),
        or(
          eq(followUps.state, 'scheduled'),
          and(inArray(followUps.state, deliveredStates), gt(followUps.settledAt, pauseStart)),
        ),
      ),
    )
    .limit(1)
  return running !== undefined
}

/** What planning needs to know of a lead; null when it is gone. It is not deleted until the transaction ends. */
export async function findNewLead(transaction: Transaction, leadId: string) {
  if (!(await lockLead(transaction, leadId))) return null
  const [found] = await transaction
    .select({
      email: leads.email,
      status: leads.status,
      userId: funnels.userId,
      isSwitchedOn: funnels.followUpsOn,
      emailCount: sql<number>`jsonb_array_length(${content} -> 'follow_up_emails')`,
      suppression: suppressions.reason,
      measuringSignals: leads.measuringSignals,
    })
    .from(leads)
    .innerJoin(funnels, eq(funnels.id, leads.funnelId))
    .leftJoin(publishedFunnels, eq(publishedFunnels.funnelId, funnels.id))
    .leftJoin(
      suppressions,
      and(eq(suppressions.userId, funnels.userId), eq(suppressions.email, leads.email)),
    )
    .where(eq(leads.id, leadId))
  return found ?? null
}

export function presentFollowUp({ row, facts }: FollowUp): ScheduledFollowUp {
  return {
    step: row.step,
    due_at: row.dueAt.toISOString(),
    state: row.state === 'scheduled' && isPaused(facts) ? 'paused' : row.state,
    settled_at: row.settledAt?.toISOString() ?? null,
    stopped_because: row.stoppedBecause,
    last_error: row.lastError,
  }
}
