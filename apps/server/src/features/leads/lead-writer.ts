import { randomUUIDv7 } from 'node:crypto'

import type { Lead } from '@wildpath/contract'

import type { Database } from '../../db/client.ts'

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
    // One statement may not touch the same row twice: equal submissions become one row.
    const distinct = new Map(
      batch.map(({ lead }) => [`${lead.funnelId} ${lead.fingerprint}`, lead]),
    )
    try {
      const storedCount = await insertLeads(sql, [...distinct.values()])
      if (storedCount === distinct.size) {
        total += batch.length
        for (const waiting of batch) waiting.resolve(true)
        return
      }
      await writeApart(batch)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else await writeApart(batch)
    }
  }

  /** Some lead of the batch cannot be stored: find out which, so that the others are. */
  async function writeApart(batch: Waiting[]): Promise<void> {
    for (const { lead, resolve, reject } of batch) {
      try {
        const isStored = (await insertLeads(sql, [lead])) === 1
        if (isStored) total += 1
        resolve(isStored)
      } catch (error) {
        reject(error)
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

/** Stores leads of public funnels and answers how many there were; a repeat counts as stored. */
async function insertLeads(sql: Database['sql'], leads: IncomingLead[]): Promise<number> {
  const rows = leads.map((lead) => ({
    id: randomUUIDv7(),
    funnel_id: lead.funnelId,
    fingerprint: lead.fingerprint,
    values: lead.values,
    quarantine_reason: lead.quarantineReason,
  }))
  const result = await sql`
    with incoming as (
      select row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id uuid, funnel_id uuid, fingerprint text, "values" jsonb, quarantine_reason text)
      join funnels on funnels.id = row.funnel_id and funnels.is_public
    ), stored as (
      insert into leads (id, funnel_id, fingerprint, "values", quarantine_reason)
      select id, funnel_id, fingerprint, "values", quarantine_reason from incoming
      order by funnel_id, fingerprint
      on conflict (funnel_id, fingerprint)
      do update set submissions = leads.submissions + 1, last_submitted_at = now()
      returning funnel_id, submissions, quarantine_reason
    ), counted as (
      insert into funnel_days (funnel_id, day, leads)
      select funnel_id, (now() at time zone 'utc')::date, count(*) from stored
      where submissions = 1 and quarantine_reason is null
      group by funnel_id order by funnel_id
      on conflict (funnel_id, day)
      do update set leads = funnel_days.leads + excluded.leads, updated_at = now()
    )
    select count(*)::int as count from stored`
  return Number(result[0]?.['count'])
}
