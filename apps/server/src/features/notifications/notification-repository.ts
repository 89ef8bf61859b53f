import { and, asc, count, eq, gte, isNull, lt, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { funnelDailyStats } from '../analytics/index.ts'
import { funnels, isLiving, isOwnedBy } from '../funnels/index.ts'
import { leads } from '../leads/index.ts'

const owner = {
  id: users.id,
  email: users.email,
  name: users.name,
  plan: users.plan,
  emailProblem: users.emailProblem,
  timeZone: users.timeZone,
}

/** What an alert says of a lead, as it is now; null when the lead is gone. */
export async function findAlert(transaction: Transaction, leadId: string, most: number) {
  const [found] = await transaction
    .select({
      owner,
      notifications: users.notifications,
      funnel: { id: funnels.id, title: funnels.title },
      values: leads.values,
      createdAt: leads.createdAt,
      visitor: leads.email,
      quarantineReason: leads.quarantineReason,
      isConfirmed: users.emailVerified,
      /** How many other leads of the owner enquired in the day before this one, up to `most` of each adventure. */
      leadsBefore: sql<number>`(
        select count(*)::int from funnels as own cross join lateral (
          select earlier.enquired_at from leads as earlier
          where earlier.funnel_id = own.id and earlier.id <> ${leads.id}
            and earlier.enquired_at <= ${leads.enquiredAt}
          order by earlier.enquired_at desc limit ${most}) as latest
        where own.user_id = ${users.id} and own.deleted_at is null
          and latest.enquired_at > ${leads.enquiredAt} - interval '1 day')`,
    })
    .from(leads)
    .innerJoin(funnels, eq(funnels.id, leads.funnelId))
    .innerJoin(users, eq(users.id, funnels.userId))
    .where(and(eq(leads.id, leadId), isLiving))
  if (found === undefined) return null
  const { notifications, quarantineReason, ...alert } = found
  return {
    ...alert,
    isWanted: notifications.new_lead,
    isQuarantined: quarantineReason !== null,
  }
}

/** Whoever wants a weekly summary and has something to sum up. */
export function listSummaryReaders(transaction: Transaction) {
  return transaction
    .selectDistinct({ id: users.id, time_zone: users.timeZone })
    .from(users)
    .innerJoin(funnels, eq(funnels.userId, users.id))
    .where(and(isLiving, sql`(${users.notifications} ->> 'weekly_summary')::boolean`))
}

export type Days = { from: string; before: string }

/** A person's funnels with what was counted on these days; null when the person is gone. */
export async function findSummary(transaction: Transaction, userId: string, days: Days) {
  const [person] = await transaction
    .select({ ...owner, notifications: users.notifications, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  if (person === undefined) return null
  const counted = await transaction
    .select({
      title: funnels.title,
      views: sql<number>`coalesce(sum(${funnelDailyStats.views}), 0)::float8`,
      leads: sql<number>`coalesce(sum(${funnelDailyStats.leads}), 0)::float8`,
    })
    .from(funnels)
    .leftJoin(
      funnelDailyStats,
      and(
        eq(funnelDailyStats.funnelId, funnels.id),
        gte(funnelDailyStats.day, days.from),
        lt(funnelDailyStats.day, days.before),
      ),
    )
    .where(isOwnedBy(userId))
    .groupBy(funnels.id)
    .orderBy(asc(funnels.createdAt))
  const [unanswered] = await transaction
    .select({ leads: count() })
    .from(leads)
    .innerJoin(funnels, eq(funnels.id, leads.funnelId))
    .where(and(isOwnedBy(userId), eq(leads.status, 'new'), isNull(leads.quarantineReason)))
  const { notifications, isConfirmed, ...reader } = person
  return {
    owner: reader,
    isWanted: notifications.weekly_summary,
    isConfirmed,
    funnels: counted,
    newLeads: unanswered?.leads ?? 0,
  }
}
