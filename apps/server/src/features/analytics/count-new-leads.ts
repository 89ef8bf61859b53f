import { type SQL, sql } from 'drizzle-orm'

/**
 * Parts of a statement that add each row of the relation (funnel_id, day, source, device) to its day and to
 * where it came from. The sources take from the days, so that every writer locks in the same order.
 */
export function countNewLeads(relation: SQL, at: Date): SQL {
  return sql`days as (
      insert into funnel_daily_stats (funnel_id, day, leads, updated_at)
      select funnel_id, day, count(*), ${at.toISOString()}::timestamptz from ${relation}
      group by 1, 2 order by 1, 2
      on conflict (funnel_id, day) do update set
        leads = funnel_daily_stats.leads + excluded.leads, updated_at = excluded.updated_at
      returning funnel_id, day
    ), day_sources as (
      insert into funnel_daily_source_stats (funnel_id, day, source, device, leads)
      select funnel_id, day, source, device, count(*)
      from ${relation} join days using (funnel_id, day)
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (funnel_id, day, source, device)
      do update set leads = funnel_daily_source_stats.leads + excluded.leads
    )`
}
