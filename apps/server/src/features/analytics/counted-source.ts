import { adPlatforms, searchAdContent } from '@wildpath/ads'
import { writeSource } from '@wildpath/contract'
import { type SQL, sql } from 'drizzle-orm'

import { bounds } from '../../limits.ts'

/**
 * The rows of the relation `arrived` (funnel_id, day, source, …) with `counted_source`: the source, or
 * 'other' for a new one when the day has enough, so that made-up sources cannot grow the table. The adventure's own
 * ads always count by name: whoever makes up others takes none of theirs away.
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
            and counted.source = arrived.source)
          or ${isOwnAd} as is_known) as known
    ) as judged`
}

const sourcesOfAds = adPlatforms.map((platform) => ({
  platform,
  prefix: writeSource({ source: platform, isPaid: true, adId: '' }),
}))
const ofSearchAd = writeSource({ source: 'google', isPaid: true, adId: searchAdContent })

/** The texts are read for the first visit of a day alone: by then an ad is among the counted. */
const isOwnAd = sql`arrived.source = ${ofSearchAd} or exists (
            select from (values ${sql.join(
              sourcesOfAds.map(({ platform, prefix }) => sql`(${platform}, ${prefix})`),
              sql`, `,
            )}) as own (platform, prefix)
            join funnels on starts_with(arrived.source, own.prefix)
              and funnels.id = arrived.funnel_id
            cross join lateral jsonb_path_query(
              funnels.generated_content, '$.ad_copy.*[*].id') as ad
            where arrived.source = own.prefix || lower(ad #>> '{}'))`
