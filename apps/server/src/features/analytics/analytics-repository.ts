import type { Analytics, Device } from '@wildpath/contract'
import { and, gte, inArray, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import { funnels, isOwnedBy } from '../funnels/index.ts'
import { funnelDailySourceStats, funnelDailyStats } from './analytics-tables.ts'
import type { CountedAd, CountedSource } from './group-sources.ts'

/** Of these funnels, on the days from `first` to `last`, both included. */
export type AnalyticsRange = { funnelIds: readonly string[]; first: string; last: string }

export type AnalyticsRepository = {
  /** All of the owner's, or the one that is asked for when it is the owner's. */
  listFunnelIds(userId: string, funnelId?: string): Promise<string[]>
  /** Days on which anything was counted, in any order. */
  listDays(range: AnalyticsRange): Promise<Analytics['days']>
  /** Ungrouped, in any order. */
  listSources(range: AnalyticsRange): Promise<CountedSource[]>
  listAds(range: AnalyticsRange): Promise<CountedAd[]>
  listDevices(range: AnalyticsRange): Promise<{ device: Device; views: number; leads: number }[]>
}

/** Parts of a source as `writeSource` writes it. */
const source = sql<string>`split_part(${funnelDailySourceStats.source}, '/', 1)`
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

    listSources: (range) =>
      db
        .select({ source, is_paid: isPaid, ...counts })
        .from(funnelDailySourceStats)
        .where(within(funnelDailySourceStats, range))
        .groupBy(source, isPaid)
        .having(isCounted),

    listAds: (range) =>
      db
        .select({ source, ad_id: adId, ...counts })
        .from(funnelDailySourceStats)
        .where(and(within(funnelDailySourceStats, range), sql`${adId} <> ''`))
        .groupBy(source, adId)
        .having(isCounted),

    listDevices: (range) =>
      db
        .select({ device: funnelDailySourceStats.device, ...counts })
        .from(funnelDailySourceStats)
        .where(within(funnelDailySourceStats, range))
        .groupBy(funnelDailySourceStats.device),
  }
}
