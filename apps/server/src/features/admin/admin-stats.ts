import {
  type AdminStats,
  findSoldPlan,
  givenPriceId,
  type PlanKey,
  plans,
} from '@wildpath/contract'
import { and, count, desc, eq, gt, gte, isNull, lt, not, sql, sum } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { subscriptions, users } from '../accounts/index.ts'
import { paymentMonths } from '../billing/index.ts'
import { funnels, isLiving } from '../funnels/index.ts'
import { dollars, growthPercent, lastMonths } from './growth.ts'

const monthsShown = 12

/** What admins see at a glance (spec 3, sections 3.7 and 9); nothing of it is an estimate. */
export async function readAdminStats(db: Database['db'], now: Date): Promise<AdminStats> {
  const months = lastMonths(now, monthsShown)
  const [byPlan, newUsers, active, totalFunnels, revenue] = await Promise.all([
    countUsers(db),
    countNewUsers(db, months),
    countActive(db, now),
    db.$count(funnels, isLiving),
    readRevenue(db, months),
  ])
  const given = active.filter(({ isGiven }) => isGiven)
  const [thisMonth, monthBefore] = [revenue.months.at(-1), revenue.months.at(-2)]
  return {
    totalUsers: [...byPlan.values()].reduce((all, one) => all + one, 0),
    freeUsers: byPlan.get('free') ?? 0,
    explorerUsers: byPlan.get('explorer') ?? 0,
    expeditionLeaderUsers: byPlan.get('expedition-leader') ?? 0,
    totalFunnels,
    activeSubscriptions: sumOf(active, ({ holders }) => holders),
    givenSubscriptions: sumOf(given, ({ holders }) => holders),
    totalRevenue: dollars(revenue.totalCents),
    monthlyRevenue: dollars(sumOf(active, listPriceCents)),
    givenMonthlyRevenue: dollars(sumOf(given, listPriceCents)),
    revenueGrowth: growthPercent(netCents(thisMonth), netCents(monthBefore)),
    userGrowth: growthPercent(newUsers.current, newUsers.previous),
    months: revenue.months.map(({ month, paidCents, refundedCents }) => ({
      month,
      paid: dollars(paidCents),
      refunded: dollars(refundedCents),
    })),
  }
}

async function countUsers(db: Database['db']): Promise<Map<PlanKey, number>> {
  const rows = await db
    .select({ plan: users.plan, people: count() })
    .from(users)
    .groupBy(users.plan)
  return new Map(rows.map(({ plan, people }) => [plan, people]))
}

async function countNewUsers(db: Database['db'], months: readonly string[]) {
  const [previous, current] = [dayOf(months.at(-2)), dayOf(months.at(-1))]
  return {
    current: await db.$count(users, gte(users.createdAt, current)),
    previous: await db.$count(
      users,
      and(gte(users.createdAt, previous), lt(users.createdAt, current)),
    ),
  }
}

/** People, each once: whoever pays for a plan and was given another counts with the one that is paid. */
type Active = { plan: PlanKey; isGiven: boolean; holders: number }

async function countActive(db: Database['db'], now: Date): Promise<Active[]> {
  const isGiven = sql<boolean>`${subscriptions.priceId} = ${givenPriceId}`
  const { userId, plan } = subscriptions
  const held = db
    .selectDistinctOn([userId], { plan, isGiven: isGiven.as('is_given') })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'active'),
        not(subscriptions.paymentFailed),
        isNull(subscriptions.clearedAt),
        gt(subscriptions.currentPeriodEnd, now),
      ),
    )
    .orderBy(userId, isGiven, desc(subscriptions.createdAt))
    .as('held')
  return db
    .select({ plan: held.plan, isGiven: held.isGiven, holders: count() })
    .from(held)
    .groupBy(held.plan, held.isGiven)
}

async function readRevenue(db: Database['db'], shown: readonly string[]) {
  const [total] = await db
    .select({
      cents: sum(sql`${paymentMonths.paidCents} - ${paymentMonths.refundedCents}`).mapWith(Number),
    })
    .from(paymentMonths)
  const rows = await db
    .select()
    .from(paymentMonths)
    .where(gte(paymentMonths.month, shown[0] ?? ''))
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return {
    totalCents: total?.cents ?? 0,
    months: shown.map((month) => byMonth.get(month) ?? { month, paidCents: 0, refundedCents: 0 }),
  }
}

function listPriceCents({ plan, holders }: Active): number {
  const sold = findSoldPlan(plan)
  return sold === null ? 0 : plans[sold].priceCents * holders
}

function netCents(month: { paidCents: number; refundedCents: number } | undefined): number {
  return month === undefined ? 0 : month.paidCents - month.refundedCents
}

function sumOf<T>(list: readonly T[], valueOf: (one: T) => number): number {
  return list.reduce((all, one) => all + valueOf(one), 0)
}

function dayOf(month: string | undefined): Date {
  return new Date(`${month ?? ''}T00:00:00Z`)
}
