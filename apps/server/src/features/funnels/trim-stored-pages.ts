import { type SQL, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { funnels, pageVersions } from './funnel-tables.ts'

/** Sizes as stored: compressed values are not read for them. */
const versionBytes = sql`pg_column_size(${pageVersions.page})`
const contentBytes = sql.join(
  [
    funnels.businessInfo,
    funnels.businessFacts,
    funnels.generatedContent,
    funnels.page,
    funnels.originalLandingPage,
  ].map((column) => sql`coalesce(pg_column_size(${column}), 0)`),
  sql` + `,
)

/**
 * Keeps an owner's page versions and deleted funnels within their bytes: the oldest versions go first, then the funnels
 * that were deleted first. The newest version of a funnel stays. Returns the deleted funnels that are to be erased, which
 * nobody can restore any more.
 */
export async function trimStoredPages(transaction: Transaction, userId: string): Promise<string[]> {
  await transaction.execute(sql`
    delete from ${pageVersions} using (${versionsOf(userId)}) as old
    where ${pageVersions.funnelId} = old.funnel_id and ${pageVersions.revision} = old.revision
      and old.age > 1 and old.bytes_so_far > ${bounds.funnels.versionBytes}`)
  const { rows } = await transaction.execute<{ id: string }>(sql`
    with stored as (
      select ${funnels.id} as id, ${funnels.deletedAt} as deleted_at,
        ${contentBytes} + coalesce((
          select sum(${versionBytes}) from ${pageVersions}
          where ${pageVersions.funnelId} = ${funnels.id}), 0) as bytes
      from ${funnels}
      where ${funnels.userId} = ${userId} and ${funnels.deletedAt} > to_timestamp(0)
    ), ranked as (
      select id, row_number() over latest as place, sum(bytes) over latest as bytes_so_far
      from stored window latest as (order by deleted_at desc, id desc)
    )
    update ${funnels} set deleted_at = to_timestamp(0) from ranked
    where ${funnels.id} = ranked.id and (
      ranked.place > ${bounds.funnels.deleted}
      or ranked.bytes_so_far > ${bounds.funnels.versionBytes} - (
        select coalesce(sum(${versionBytes}), 0) from ${pageVersions}
        join ${funnels} as living on living.id = ${pageVersions.funnelId}
        where living.user_id = ${userId} and living.deleted_at is null))
    returning ${funnels.id} as id`)
  return rows.map(({ id }) => id)
}

/** Every version of an owner, with the bytes that are stored before it: newest versions of funnels, the bin, later saves. */
function versionsOf(userId: string): SQL {
  return sql`
    select funnel_id, revision, age,
      sum(bytes) over (order by (age > 1), created_at desc, funnel_id, revision desc)
        + (select coalesce(sum(${contentBytes}), 0) from ${funnels}
           where ${funnels.userId} = ${userId} and ${funnels.deletedAt} > to_timestamp(0))
        as bytes_so_far
    from (
      select ${pageVersions.funnelId} as funnel_id, ${pageVersions.revision} as revision,
        ${pageVersions.createdAt} as created_at, ${versionBytes} as bytes,
        row_number() over (
          partition by ${pageVersions.funnelId} order by ${pageVersions.revision} desc) as age
      from ${funnels} join ${pageVersions} on ${pageVersions.funnelId} = ${funnels.id}
      where ${funnels.userId} = ${userId}
    ) as versions`
}
