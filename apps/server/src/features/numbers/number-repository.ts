import type { Device, Numbers } from '@wildpath/contract'
import { and, asc, desc, gte, inArray, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import { funnelDays, funnels, isOwnedBy } from '../funnels/index.ts'
import { funnelDaySources } from './number-tables.ts'

/** Of these funnels, on the days from `first` to `last`, both included. */
export type NumbersRange = { funnelIds: readonly string[]; first: string; last: string }

export type NumberRepository = {
  /** All of the owner's, or the one that is asked for when it is the owner's. */
  listFunnelIds(userId: string, funnelId?: string): Promise<string[]>
  /** Days on which anything was counted, in any order. */
  listDays(range: NumbersRange): Promise<Numbers['days']>
  /** Most views first. */
  listSources(range: NumbersRange, limit: number): Promise<Numbers['sources']>
  listDevices(range: NumbersRange): Promise<{ device: Device; views: number; leads: number }[]>
}

const total = (column: PgColumn) => sql<number>`sum(${column})::bigint`.mapWith(Number)

export function createNumberRepository({ db }: Database): NumberRepository {
  const within = (
    table: typeof funnelDays | typeof funnelDaySources,
    { funnelIds, first, last }: NumbersRange,
  ) => and(inArray(table.funnelId, [...funnelIds]), gte(table.day, first), lte(table.day, last))

  const counts = { views: total(funnelDaySources.views), leads: total(funnelDaySources.leads) }

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
          day: funnelDays.day,
          views: total(funnelDays.views),
          visitors: total(funnelDays.visitors),
          leads: total(funnelDays.leads),
        })
        .from(funnelDays)
        .where(within(funnelDays, range))
        .groupBy(funnelDays.day),

    listSources: (range, limit) =>
      db
        .select({ source: funnelDaySources.source, ...counts })
        .from(funnelDaySources)
        .where(within(funnelDaySources, range))
        .groupBy(funnelDaySources.source)
        // What was counted here and is deleted since.
        .having(sql`sum(${funnelDaySources.views} + ${funnelDaySources.leads}) > 0`)
        .orderBy(desc(counts.views), desc(counts.leads), asc(funnelDaySources.source))
        .limit(limit),

    listDevices: (range) =>
      db
        .select({ device: funnelDaySources.device, ...counts })
        .from(funnelDaySources)
        .where(within(funnelDaySources, range))
        .groupBy(funnelDaySources.device),
  }
}
