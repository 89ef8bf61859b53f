import { type SQL, sql } from 'drizzle-orm'

import { bounds } from '../../limits.ts'

/**
 * The rows of the relation `arrived` (funnel_id, day, source, …) with `counted_source`: the source, or
 * 'other' for a new one when the day has enough, so that made-up sources cannot grow the table.
 */
export function withCountedSource(): SQL {
  return sql`
    select judged.*,
      case when is_known or taken + dense_rank()
        over (partition by funnel_id, day, is_known order by source) <= ${bounds.publicSite.sourcesADay}
      then source else 'other' end as counted_source
    from (
      select arrived.*, known.is_known,
        case when known.is_known then 0 else (
          select count(distinct counted.source) from funnel_daily_source_stats as counted
          where counted.funnel_id = arrived.funnel_id and counted.day = arrived.day) end as taken
      from arrived cross join lateral (
        select arrived.source = 'direct' or exists (
          select from funnel_daily_source_stats as counted
          where counted.funnel_id = arrived.funnel_id and counted.day = arrived.day
            and counted.source = arrived.source) as is_known) as known
    ) as judged`
}
