import { type Device, directSource } from '@wildpath/contract'
import { type SQL, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'

/** What a lead is counted under; null stands for what older leads do not know. */
export type LeadToCount = {
  funnelId: string
  /** The day it was counted on when it arrived. */
  day: string
  source: string | null
  device: Device | null
}

/** Adds leads to, or takes them from, the days they came on; no count goes below zero. */
export async function countLeads(
  transaction: Transaction,
  leads: readonly LeadToCount[],
  { change, at }: { change: 1 | -1; at: Date },
): Promise<void> {
  if (leads.length === 0) return
  const rows = JSON.stringify(
    leads.map(({ funnelId, day, source, device }) => ({
      funnel_id: funnelId,
      day,
      source: source ?? directSource,
      device: device ?? 'desktop',
    })),
  )
  const changed = sql`
    select * from jsonb_to_recordset(${rows}::jsonb)
      as row (funnel_id uuid, day date, source text, device text)`
  // What was never counted has nothing to take from.
  const isCounted = (table: string, place: SQL) =>
    change === 1
      ? sql`true`
      : sql`exists (select from ${sql.identifier(table)} as counted where ${place})`
  const onDay = sql`counted.funnel_id = changed.funnel_id and counted.day = changed.day`
  const fromSource = sql`${onDay} and counted.source = changed.source and counted.device = changed.device`
  await transaction.execute(sql`
    insert into funnel_daily_stats (funnel_id, day, leads, updated_at)
    select funnel_id, day, count(*), ${at.toISOString()}::timestamptz
    from (${changed}) as changed where ${isCounted('funnel_daily_stats', onDay)}
    group by 1, 2 order by 1, 2
    on conflict (funnel_id, day) do update set
      leads = greatest(0, funnel_daily_stats.leads + ${change}::int * excluded.leads),
      updated_at = excluded.updated_at`)
  await transaction.execute(sql`
    insert into funnel_daily_source_stats (funnel_id, day, source, device, leads)
    select funnel_id, day, source, device, count(*)
    from (${changed}) as changed where ${isCounted('funnel_daily_source_stats', fromSource)}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (funnel_id, day, source, device) do update set
      leads = greatest(0, funnel_daily_source_stats.leads + ${change}::int * excluded.leads)`)
}
