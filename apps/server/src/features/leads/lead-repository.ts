import type { Lead, LeadDetail, LeadFilter, LeadList } from '@wildpath/contract'
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '../../db/client.ts'
import { readCursor, writeCursor } from '../../db/list-cursor.ts'
import { matchesWords } from '../../db/matches-search.ts'
import { funnels, isOwnedBy, writtenLanguage } from '../funnels/index.ts'
import { leads } from './lead-table.ts'
import { presentLead } from './present-lead.ts'

/** What an owner asks for; nothing of anybody else's ever matches. */
export type OwnedFilter = LeadFilter & { userId: string }

export type LeadSummary = Omit<LeadList, 'leads' | 'next'> & {
  /** Of how many funnels: none when the one asked for is not the owner's. */
  funnelCount: number
}

export type PageQuery = {
  /** `next` of the previous page. */
  before: string | undefined
  limit: number
  /** Whether long answers are cut: a page of spam may be many megabytes. */
  isShortened?: boolean
}

export type LeadPage = { leads: Lead[]; next: string | null }

export type LeadRepository = {
  /** Latest enquiry first. Null if `before` is not a cursor. */
  list(filter: OwnedFilter, page: PageQuery): Promise<LeadPage | null>
  /** The median covers enquiries made after `answeredSince`. */
  summarize(filter: OwnedFilter, answeredSince: Date): Promise<LeadSummary>
  find(userId: string, id: string): Promise<(Lead & Pick<LeadDetail, 'language'>) | null>
  /** Every label of the matching leads once, in the order of the newest lead's form. */
  listLabels(filter: OwnedFilter): Promise<string[]>
  findSlug(userId: string, funnelId: string): Promise<string | null>
}

/** Longer answers of a shortened list end in '…'. */
const shownLength = 300

const shortenedValues = sql<Lead['values']>`(
  select coalesce(jsonb_agg(answer || jsonb_build_object(
    'value', case when length(answer ->> 'value') > ${shownLength}
      then left(answer ->> 'value', ${shownLength}) || '…' else answer ->> 'value' end
  ) order by place), '[]')
  from jsonb_array_elements(${leads.values}) with ordinality as answers (answer, place))`

const isAccepted = isNull(leads.quarantineReason)

/**
 * To be joined to each of an owner's funnels by index. An 'offset' is taken as it stands, while a plain
 * join may become one look through the leads of everybody.
 */
const leadsOfFunnel = sql`(
  select * from ${leads} where ${leads.funnelId} = ${funnels.id} offset 0) as leads`

export function createLeadRepository({ db }: Database): LeadRepository {
  return {
    async list(filter, { before, limit, isShortened = false }) {
      const isBefore = before === undefined ? undefined : comesBefore(before)
      if (isBefore === null) return null
      // Each funnel reads along its own index, so that the first page of many thousands of leads stays cheap.
      const { values, ...columns } = getTableColumns(leads)
      const newest = db
        .select({
          ...columns,
          values: isShortened ? shortenedValues.as('values') : values,
        })
        .from(leads)
        .where(and(eq(leads.funnelId, funnels.id), matches(filter), isBefore))
        .orderBy(desc(leads.enquiredAt), desc(leads.id))
        .limit(limit + 1)
        .as('newest')
      const rows = await db
        .select({
          lead: newest._.selectedFields,
          title: funnels.title,
          place: sql<string>`${newest.enquiredAt}::text`,
        })
        .from(funnels)
        .crossJoinLateral(newest)
        .where(isOwnedBy(filter.userId, filter.funnel_id))
        .orderBy(desc(newest.enquiredAt), desc(newest.id))
        .limit(limit + 1)
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        leads: page.map(({ lead, title }) => presentLead(lead, title)),
        next:
          last === undefined || rows.length <= limit
            ? null
            : writeCursor({ value: last.place, id: last.lead.id }),
      }
    },

    async summarize(filter, answeredSince) {
      const [row] = await db
        .select({
          funnelCount: countDistinct(funnels.id),
          total: countWhere(matches(filter)),
          quarantinedTotal: countWhere(isNotNull(leads.quarantineReason)),
          new: countWhere(and(isAccepted, eq(leads.status, 'new'))),
          contacted: countWhere(and(isAccepted, eq(leads.status, 'contacted'))),
          booked: countWhere(and(isAccepted, eq(leads.status, 'booked'))),
          lost: countWhere(and(isAccepted, eq(leads.status, 'lost'))),
          median: medianResponseMinutes(answeredSince),
        })
        .from(funnels)
        .leftJoinLateral(leadsOfFunnel, sql`true`)
        .where(isOwnedBy(filter.userId, filter.funnel_id))
      if (row === undefined) throw new Error('A count without a group is one row')
      const { funnelCount, total, quarantinedTotal, median, ...counts } = row
      return { funnelCount, total, quarantinedTotal, counts, median_response_minutes: median }
    },

    async find(userId, id) {
      const [row] = await db
        .select({ lead: leads, title: funnels.title, language: writtenLanguage })
        .from(leads)
        .innerJoin(funnels, eq(funnels.id, leads.funnelId))
        .where(and(eq(leads.id, id), isOwnedBy(userId)))
      if (row === undefined) return null
      return { ...presentLead(row.lead, row.title), language: row.language }
    },

    async listLabels(filter) {
      const { rows } = await db.execute<{ label: string }>(sql`
        select label from (
          select distinct on (label) answer ->> 'label' as label, ${leads.id} as lead_id, place
          from ${funnels} cross join lateral ${leadsOfFunnel}
          cross join jsonb_array_elements(${leads.values}) with ordinality as answers (answer, place)
          where ${and(isOwnedBy(filter.userId, filter.funnel_id), matches(filter))}
          order by label, ${leads.id} desc, place
        ) as labels order by lead_id desc, place`)
      return rows.map(({ label }) => label)
    },

    async findSlug(userId, funnelId) {
      const [row] = await db
        .select({ slug: funnels.slug })
        .from(funnels)
        .where(isOwnedBy(userId, funnelId))
      return row?.slug ?? null
    },
  }
}

function matches({ status, quarantined, search }: OwnedFilter): SQL | undefined {
  return and(
    quarantined === 'true' ? isNotNull(leads.quarantineReason) : isAccepted,
    status === undefined ? undefined : eq(leads.status, status),
    matchesWords(leads.searchText, search),
  )
}

const isTime = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d){0,2}$/

/** Null if nobody here wrote this cursor. */
function comesBefore(cursor: string): SQL | null {
  const place = readCursor(cursor)
  if (place === null || !isTime.test(place.value) || !z.uuid().safeParse(place.id).success)
    return null
  return sql`(${leads.enquiredAt}, ${leads.id}) < (${place.value}::timestamptz, ${place.id}::uuid)`
}

function countWhere(condition: SQL | undefined): SQL<number> {
  return sql`${count(leads.id)} filter (where ${condition})`.mapWith(Number)
}

/** With fewer than these, a middle says nothing about what is usual. */
const fewestAnswered = 5

/** Of the accepted leads that were answered, with one decimal; null while too few were. */
function medianResponseMinutes(since: Date): SQL<number | null> {
  const minutes = sql`greatest(0, extract(epoch from ${leads.firstResponseAt} - ${leads.enquiredAt})) / 60`
  const isMeasured = and(
    isAccepted,
    isNotNull(leads.firstResponseAt),
    sql`${leads.enquiredAt} >= ${since.toISOString()}::timestamptz`,
  )
  return sql<number | null>`case when ${countWhere(isMeasured)} >= ${fewestAnswered} then
    round((percentile_cont(0.5) within group (order by ${minutes})
    filter (where ${isMeasured}))::numeric, 1)::float8 end`
}
