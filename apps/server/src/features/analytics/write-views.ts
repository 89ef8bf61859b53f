import type { Device } from '@wildpath/contract'

import type { Database } from '../../db/client.ts'
import { withCountedSource } from './counted-source.ts'

/** Equal views of one day, in the order of the first of each. */
export type CountedViews = {
  funnelId: string
  /** In the owner's time zone, as `2026-05-01`. */
  day: string
  /** Null when nobody is to be told from anybody. */
  visitor: string | null
  source: string
  device: Device
  views: number
}

/**
 * Adds views to the days of their funnels as one statement; a visitor adds to the day's visitors with
 * the first of their views, and is known by the first that came from somewhere. Views of funnels that are gone are
 * passed over.
 */
export async function writeViews(
  sql: Database['sql'],
  views: readonly CountedViews[],
  at: Date,
): Promise<void> {
  const rows = views.map(({ funnelId, ...view }, place) => ({
    funnel_id: funnelId,
    ...view,
    place,
  }))
  // Each part takes from the one before, so that every writer locks in the same order.
  await sql`
    with arrived as (
      select row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        funnel_id uuid, day date, visitor text, source text, device text, views bigint, place int)
      join funnels on funnels.id = row.funnel_id
    ), placed as (${withCountedSource()}
    ), newcomers as (
      insert into funnel_visitors (funnel_id, day, visitor, source)
      select distinct on (funnel_id, day, visitor) funnel_id, day, visitor, counted_source
      from placed where visitor is not null
      order by funnel_id, day, visitor, counted_source = 'direct', place
      on conflict (funnel_id, day, visitor) do update set source = excluded.source
        where funnel_visitors.source = 'direct' and excluded.source <> 'direct'
      returning funnel_id, day, xmax = 0 as is_new
    ), days as (
      insert into funnel_daily_stats (funnel_id, day, views, visitors, updated_at)
      select seen.funnel_id, seen.day, seen.views, coalesce(came.visitors, 0), ${at.toISOString()}
      from (select funnel_id, day, sum(views)::bigint as views from placed group by 1, 2) as seen
      left join (
        select funnel_id, day, count(*) as visitors from newcomers where is_new group by 1, 2
      ) as came using (funnel_id, day)
      order by 1, 2
      on conflict (funnel_id, day) do update set
        views = funnel_daily_stats.views + excluded.views,
        visitors = funnel_daily_stats.visitors + excluded.visitors,
        updated_at = excluded.updated_at
      returning funnel_id, day
    )
    insert into funnel_daily_source_stats (funnel_id, day, source, device, views)
    select placed.funnel_id, placed.day, placed.counted_source, placed.device, sum(placed.views)
    from placed join days using (funnel_id, day)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (funnel_id, day, source, device)
    do update set views = funnel_daily_source_stats.views + excluded.views`
}
