import type { LeadChange, LeadStatus } from '@wildpath/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { funnels, isOwnedBy } from '../funnels/index.ts'
import { countLeads } from '../analytics/index.ts'
import { announceLeads } from './lead-created.ts'
import { firstResponseAfter } from './lead-rules.ts'
import { searchTextOf } from './lead-search.ts'
import { leads } from './lead-table.ts'
import type { LeadRow } from './present-lead.ts'

/** Leads that an owner names; ids that are not theirs are passed over. */
export type NamedLeads = { userId: string; ids: readonly string[]; at: Date }

/** What an owner does with leads. The counters hold what the inbox does, in the same transaction. */
export type LeadChanges = {
  /** False when it is not the owner's. */
  update(lead: { userId: string; id: string; at: Date }, change: LeadChange): Promise<boolean>
  /** Each of these answers how many leads it changed. */
  setStatus(named: NamedLeads, status: LeadStatus): Promise<number>
  markSpam(named: NamedLeads): Promise<number>
  /** What was quarantined counts from now on, and is handled like a lead that has just come. */
  markNotSpam(named: NamedLeads): Promise<number>
  delete(named: NamedLeads): Promise<number>
}

/** Within a transaction of the caller's, what else it does is done with them or not at all. */
export function createLeadChanges({ db }: { db: Database['db'] | Transaction }): LeadChanges {
  /** Changes those that need it, all or none; they stay as they were read until the end. */
  const changeOwned = (
    { userId, ids, at }: NamedLeads,
    isToChange: (lead: LeadRow) => boolean,
    change: (transaction: Transaction, changing: LeadRow[], at: Date) => Promise<void>,
  ): Promise<number> =>
    db.transaction(async (transaction) => {
      const owned = await transaction
        .select({ lead: leads })
        .from(leads)
        .innerJoin(funnels, eq(funnels.id, leads.funnelId))
        .where(and(inArray(leads.id, [...ids]), isOwnedBy(userId)))
        // The order in which new submissions lock them.
        .orderBy(asc(leads.funnelId), asc(leads.fingerprint))
        // Whoever writes rows about a lead holds it against deletion only.
        .for('no key update', { of: leads })
      const changing = owned.map(({ lead }) => lead).filter(isToChange)
      if (changing.length > 0) await change(transaction, changing, at)
      return changing.length
    })

  return {
    async update({ userId, id, at }, change) {
      const found = await changeOwned(
        { userId, ids: [id], at },
        () => true,
        async (transaction, changing) => {
          for (const lead of changing) await updateLead(transaction, lead, change, at)
        },
      )
      return found > 0
    },

    setStatus: (named, status) =>
      changeOwned(
        named,
        (lead) => lead.status !== status,
        (transaction, changing, at) => writeStatus(transaction, changing, status, at),
      ),

    markSpam: (named) =>
      changeOwned(
        named,
        (lead) => lead.quarantineReason !== 'owner',
        async (transaction, changing, at) => {
          await transaction
            .update(leads)
            .set({ quarantineReason: 'owner', searchText: '' })
            .where(isOneOf(changing))
          await countLeads(transaction, changing.filter(isCounted), { change: -1, at })
        },
      ),

    markNotSpam: (named) =>
      changeOwned(
        named,
        (lead) => !isCounted(lead),
        async (transaction, changing, at) => {
          await transaction
            .update(leads)
            .set({
              quarantineReason: null,
              cleanSubmissions: sql`greatest(1, ${leads.cleanSubmissions})`,
            })
            .where(isOneOf(changing))
          await writeSearchTexts(transaction, changing)
          await countLeads(transaction, changing, { change: 1, at })
          await announceArrival(transaction, changing, at)
        },
      ),

    delete: (named) =>
      changeOwned(
        named,
        () => true,
        async (transaction, changing, at) => {
          await transaction.delete(leads).where(isOneOf(changing))
          await countLeads(transaction, changing.filter(isCounted), { change: -1, at })
        },
      ),
  }
}

const isCounted = ({ quarantineReason }: LeadRow) => quarantineReason === null

function isOneOf(rows: readonly LeadRow[]) {
  const ids = rows.map(({ id }) => id)
  return inArray(leads.id, ids)
}

async function updateLead(
  transaction: Transaction,
  lead: LeadRow,
  { status = lead.status, note = lead.note, replied = lead.repliedAt !== null }: LeadChange,
  at: Date,
): Promise<void> {
  const repliedAt = replied ? (lead.repliedAt ?? at) : null
  await transaction
    .update(leads)
    .set({
      status,
      note,
      repliedAt,
      ...(isCounted(lead) && { searchText: searchTextOf(lead.values, note) }),
      firstResponseAt: firstResponseAfter({ ...lead, status, repliedAt }, at),
    })
    .where(isOneOf([lead]))
}

async function writeStatus(
  transaction: Transaction,
  changing: readonly LeadRow[],
  status: LeadStatus,
  at: Date,
): Promise<void> {
  const rows = changing.map((lead) => ({
    id: lead.id,
    first_response_at: firstResponseAfter({ ...lead, status }, at),
  }))
  await transaction.execute(sql`
    update leads set status = ${status}, first_response_at = next.first_response_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as next (id uuid, first_response_at timestamptz)
    where leads.id = next.id`)
}

/** What is quarantined has none. */
async function writeSearchTexts(
  transaction: Transaction,
  freed: readonly LeadRow[],
): Promise<void> {
  const rows = freed.map(({ id, values, note }) => ({ id, text: searchTextOf(values, note) }))
  await transaction.execute(sql`
    update leads set search_text = row.text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, text text)
    where leads.id = row.id`)
}

/** One job a lead, however often it is freed. */
async function announceArrival(
  transaction: Transaction,
  arrived: readonly LeadRow[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(
    arrived.map(({ id, funnelId, enquiries }) => ({ id, funnel_id: funnelId, enquiries })),
  )
  const relation = sql`jsonb_to_recordset(${rows}::jsonb) as row (id uuid, funnel_id uuid, enquiries int)`
  await transaction.execute(announceLeads(relation, at))
}
