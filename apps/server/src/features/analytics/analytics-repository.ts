import { type Analytics, type Device, networks } from '@wildpath/contract'
import { and, asc, desc, gte, inArray, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import { funnels, isOwnedBy } from '../funnels/index.ts'
import { funnelDailySourceStats, funnelDailyStats } from './analytics-tables.ts'

/** Of these funnels, on the days from `first` to `last`, both included. */
export type AnalyticsRange = { funnelIds: readonly string[]; first: string; last: string }

export type AnalyticsRepository = {
  /** All of the owner's, or the one that is asked for when it is the owner's. */
  listFunnelIds(userId: string, funnelId?: string): Promise<string[]>
  /** Days on which anything was counted, in any order. */
  listDays(range: AnalyticsRange): Promise<Analytics['days']>
  /** Most views first; beyond the limit they are one, 'other', so that all views are there. */
  listSources(range: AnalyticsRange, limit: number): Promise<Analytics['sources']>
  /** Most views first. */
  listAds(range: AnalyticsRange, limit: number): Promise<Analytics['ads']>
  listDevices(range: AnalyticsRange): Promise<{ device: Device; views: number; leads: number }[]>
}

/** Parts of a source as `writeSource` writes it. */
const host = sql`split_part(${funnelDailySourceStats.source}, '/', 1)`
// Literals, since PostgreSQL takes equal expressions with parameters for different ones in GROUP BY.
const networkCases = networks.map(
  ({ key, pattern }) => sql`when ${host} ~ ${sql.raw(`'${pattern}'`)} then ${sql.raw(`'${key}'`)}`,
)
/** Networks are grouped when they are read, so that earlier days are grouped too. */
const source = sql<string>`case ${sql.join(networkCases, sql` `)} else ${host} end`
const isPaid = sql<boolean>`split_part(${funnelDailySourceStats.source}, '/', 2) = 'paid'`
const adId = sql<string>`split_part(${funnelDailySourceStats.source}, '/', 3)`
/** What was counted and is deleted since is not. */
const isCounted = sql`sum(${funnelDailySourceStats.views} + ${funnelDailySourceStats.leads}) > 0`

const total = (column: PgColumn) => sql<number>`sum(${column})::bigint`.mapWith(Number)

export function createAnalyticsRepository({ db }: Database): AnalyticsRepository {
  const within = (
    table: typeof funnelDailyStats | typeof funnelDailySourceStats,
    { funnelIds, first, last }: AnalyticsRange,
  ) => and(inArray(table.funnelId, [...funnelIds]), gte(table.day, first), lte(table.day, last))

  const counts = {
    views: total(funnelDailySourceStats.views),
    leads: total(funnelDailySourceStats.leads),
  }

  return {
    async listFunnelIds(userId, funnelId) {
      const rows = await db
        .select({ id: funnels.id })
        .from(funnels)
        .where(isOwnedBy(userId, funnelId))
      return rows.map(({ id }) => id)
    },

    listDays: (range) =>
      db
        .select({
          day: funnelDailyStats.day,
          views: total(funnelDailyStats.views),
          visitors: total(funnelDailyStats.visitors),
          leads: total(funnelDailyStats.leads),
        })
        .from(funnelDailyStats)
        .where(within(funnelDailyStats, range))
        .groupBy(funnelDailyStats.day),

    async listSources(range, limit) {
      const counted = db
        .select({
          source: source.as('source'),
          is_paid: isPaid.as('is_paid'),
          views: counts.views.as('views'),
          leads: counts.leads.as('leads'),
        })
        .from(funnelDailySourceStats)
        .where(within(funnelDailySourceStats, range))
        .groupBy(source, isPaid)
        .having(isCounted)
        .as('counted')
      const { views, leads } = counted
      const rank = sql`row_number() over (order by ${views} desc, ${leads} desc,
        ${counted.source}, ${counted.is_paid})`
      const ranked = db
        .select({
          is_named: sql<boolean>`${rank} < ${limit} or count(*) over () <= ${limit}`.as('is_named'),
          source: counted.source,
          is_paid: counted.is_paid,
          views,
          leads,
        })
        .from(counted)
        .as('ranked')
      const name = sql<string>`case when ${ranked.is_named} then ${ranked.source} else 'other' end`
      const paid = sql<boolean>`${ranked.is_named} and ${ranked.is_paid}`
      const sums = {
        views: sql<number>`sum(${ranked.views})::bigint`.mapWith(Number),
        leads: sql<number>`sum(${ranked.leads})::bigint`.mapWith(Number),
      }
      return db
        .select({ source: name, is_paid: paid, ...sums })
        .from(ranked)
        .groupBy(sql`1, 2`)
        .orderBy(desc(sums.views), desc(sums.leads), sql`1, 2`)
    },

    listAds: (range, limit) =>
      db
        .select({ source, ad_id: adId, ...counts })
        .from(funnelDailySourceStats)
        .where(and(within(funnelDailySourceStats, range), sql`${adId} <> ''`))
        .groupBy(source, adId)
        .having(isCounted)
        .orderBy(desc(counts.views), desc(counts.leads), asc(adId))
        .limit(limit),

    listDevices: (range) =>
      db
        .select({ device: funnelDailySourceStats.device, ...counts })
        .from(funnelDailySourceStats)
        .where(within(funnelDailySourceStats, range))
        .groupBy(funnelDailySourceStats.device),
  }
}
