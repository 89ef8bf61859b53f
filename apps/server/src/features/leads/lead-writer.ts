import { randomUUIDv7 } from 'node:crypto'

import type { Lead } from '@wildpath/contract'

import type { Database } from '../../db/client.ts'
import { databaseFailure, isForeignKeyViolation } from '../../db/failure.ts'

export type IncomingLead = {
  funnelId: string
  fingerprint: string
  values: Lead['values']
  quarantineReason: 'honeypot' | 'rate' | null
}

export type LeadWriter = {
  /**
   * Resolves after the commit that holds this lead: true when it is stored (or was already),
   * false when its funnel is no longer public. Rejects when nothing was stored.
   */
  write(lead: IncomingLead): Promise<boolean>
  stored(): number
}

type Waiting = { lead: IncomingLead; resolve(stored: boolean): void; reject(error: unknown): void }

const largestBatch = 400

/**
 * Group commit: leads that arrive while a transaction is on its way share the next one, a single
 * statement that stores them and adds to the day's counters. Each caller is answered only after
 * the commit of its own lead.
 */
export function createLeadWriter({ sql }: Pick<Database, 'sql'>): LeadWriter {
  let queue: Waiting[] = []
  let isWriting = false
  let total = 0

  async function drain(): Promise<void> {
    isWriting = true
    // One turn of the event loop lets requests that are already read join the batch.
    await new Promise((resolve) => setImmediate(resolve))
    while (queue.length > 0) {
      const batch = queue.slice(0, largestBatch)
      queue = queue.slice(largestBatch)
      await writeTogether(batch)
    }
    isWriting = false
  }

  async function writeTogether(batch: Waiting[]): Promise<void> {
    const rows = mergeEqual(batch.map(({ lead }) => lead))
    try {
      settle(batch, await insertLeads(sql, rows))
    } catch (error) {
      await writeApart(batch, error)
    }
  }

  function settle(batch: readonly Waiting[], publicFunnels: ReadonlySet<string>): void {
    for (const { lead, resolve } of batch) {
      const isStored = publicFunnels.has(lead.funnelId)
      if (isStored) total += 1
      resolve(isStored)
    }
  }

  /** Nothing of the batch was stored because of one of its leads: find out which, so that the others are. */
  async function writeApart(batch: Waiting[], reason: unknown): Promise<void> {
    if (databaseFailure(reason) !== null) {
      for (const { reject } of batch) reject(reason)
      return
    }
    for (const waiting of batch) {
      try {
        settle([waiting], await insertLeads(sql, mergeEqual([waiting.lead])))
      } catch (error) {
        // The funnel was deleted between reading and writing.
        if (isForeignKeyViolation(error)) waiting.resolve(false)
        else waiting.reject(error)
      }
    }
  }

  return {
    write(lead) {
      return new Promise((resolve, reject) => {
        queue.push({ lead, resolve, reject })
        if (!isWriting) void drain()
      })
    },
    stored: () => total,
  }
}

type LeadRow = {
  id: string
  funnel_id: string
  fingerprint: string
  values: Lead['values']
  quarantine_reason: IncomingLead['quarantineReason']
  submissions: number
  clean: number
}

/** One statement may not touch a row twice: equal submissions become one row, clean if any of them is. */
function mergeEqual(leads: readonly IncomingLead[]): LeadRow[] {
  const rows = new Map<string, LeadRow>()
  for (const { funnelId, fingerprint, values, quarantineReason } of leads) {
    const key = `${funnelId} ${fingerprint}`
    const clean = quarantineReason === null ? 1 : 0
    const row = rows.get(key)
    if (row === undefined) {
      rows.set(key, {
        id: randomUUIDv7(),
        funnel_id: funnelId,
        fingerprint,
        values,
        quarantine_reason: quarantineReason,
        submissions: 1,
        clean,
      })
    } else {
      row.submissions += 1
      row.clean += clean
      if (clean === 1) row.quarantine_reason = null
    }
  }
  return [...rows.values()]
}

/**
 * Stores the leads of public funnels and answers which funnels those are. A lead is added to the
 * day's counter with its first clean submission.
 */
async function insertLeads(
  sql: Database['sql'],
  rows: readonly LeadRow[],
): Promise<ReadonlySet<string>> {
  const result = await sql`
    with incoming as (
      select row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        id uuid, funnel_id uuid, fingerprint text, "values" jsonb, quarantine_reason text,
        submissions int, clean int)
      join funnels on funnels.id = row.funnel_id and funnels.is_public
    ), stored as (
      insert into leads
        (id, funnel_id, fingerprint, "values", quarantine_reason, submissions, clean_submissions)
      select id, funnel_id, fingerprint, "values", quarantine_reason, submissions, clean from incoming
      order by funnel_id, fingerprint
      on conflict (funnel_id, fingerprint) do update set
        submissions = leads.submissions + excluded.submissions,
        clean_submissions = leads.clean_submissions + excluded.clean_submissions,
        quarantine_reason =
          case when excluded.clean_submissions > 0 then null else leads.quarantine_reason end,
        last_submitted_at = now()
      returning funnel_id, fingerprint, clean_submissions
    ), counted as (
      insert into funnel_days (funnel_id, day, leads)
      select stored.funnel_id, (now() at time zone 'utc')::date, count(*)
      from stored join incoming using (funnel_id, fingerprint)
      where incoming.clean > 0 and stored.clean_submissions = incoming.clean
      group by stored.funnel_id order by stored.funnel_id
      on conflict (funnel_id, day)
      do update set leads = funnel_days.leads + excluded.leads, updated_at = now()
    )
    select distinct funnel_id::text as id from stored`
  return new Set(result.map((row) => String(row['id'])))
}
