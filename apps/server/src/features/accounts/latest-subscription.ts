import type { Subscription } from '@wildpath/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { subscriptions, users } from './account-tables.ts'

/** To be joined to `users`: one that runs before those that are over, then the latest; none that an admin took away. */
export function latestSubscription(db: Database['db']) {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, users.id), isNull(subscriptions.clearedAt)))
    .orderBy(sql`${subscriptions.status} = 'canceled'`, desc(subscriptions.createdAt))
    .limit(1)
    .as('latest')
}

export function presentSubscription(row: typeof subscriptions.$inferSelect): Subscription {
  return {
    plan: row.plan,
    status: row.status,
    priceId: row.priceId,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    paymentFailed: row.paymentFailed,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
