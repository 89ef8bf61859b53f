import { randomUUID } from 'node:crypto'

import { givenPriceId, planOfPrice, type SoldPlanKey } from '@wildpath/contract'
import { and, desc, eq, lte, ne, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import type { ProviderSubscription } from '../../providers/payments/payments.ts'
import { setPlan, subscriptions, users } from '../accounts/index.ts'
import { billingAccounts, paymentEvents } from './billing-tables.ts'
import { type HeldSubscription, planInForce } from './billing-rules.ts'

export type BillingAccount = {
  customerId: string | null
  openCheckoutId: string | null
  trialUsedAt: Date | null
}

export type Reader = Database['db'] | Transaction

const dayMs = 86_400_000

/** Newest first. */
export async function listSubscriptions(db: Reader, userId: string): Promise<HeldSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt))
}

export async function findBillingAccount(db: Reader, userId: string): Promise<BillingAccount> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId))
  return row ?? { customerId: null, openCheckoutId: null, trialUsedAt: null }
}

export async function saveBillingAccount(
  db: Reader,
  userId: string,
  changes: Partial<BillingAccount>,
): Promise<void> {
  await db
    .insert(billingAccounts)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: billingAccounts.userId, set: changes })
}

export async function wasRecorded(db: Reader, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, eventId))
  return rows.length > 0
}

/** In the transaction of its effect, or after it: never without it. */
export async function recordEvent(
  db: Reader,
  { id, type }: { id: string; type: string },
  now: Date,
): Promise<void> {
  await db.insert(paymentEvents).values({ id, type, receivedAt: now }).onConflictDoNothing()
}

export async function forgetOldEvents(db: Reader, now: Date): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(
      lte(paymentEvents.receivedAt, new Date(now.getTime() - bounds.billing.eventDays * dayMs)),
    )
}

/**
 * Whether this person exists; if so, their plan is nobody else's to write until the transaction ends,
 * so that two subscriptions of one person cannot each miss the other.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return rows.length > 0
}

export async function userExists(db: Reader, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId))
  return rows.length > 0
}

/** Writes what the provider said, and what follows for the person's account. */
export async function saveSnapshot(
  tx: Transaction,
  snapshot: ProviderSubscription & { userId: string },
  now: Date,
): Promise<void> {
  const row = {
    userId: snapshot.userId,
    plan: planOfPrice(snapshot.priceId),
    priceId: snapshot.priceId,
    status: snapshot.status,
    currentPeriodEnd: snapshot.currentPeriodEnd,
    cancelAtPeriodEnd: snapshot.cancelAtPeriodEnd,
    paymentFailed: snapshot.paymentFailed,
    createdAt: snapshot.createdAt,
    updatedAt: now,
  }
  const planChangedAt = sql`case when ${subscriptions.priceId} = excluded.price_id
    then ${subscriptions.planChangedAt} else ${now.toISOString()}::timestamptz end`
  await tx
    .insert(subscriptions)
    .values({ id: snapshot.id, ...row })
    .onConflictDoUpdate({ target: subscriptions.id, set: { ...row, planChangedAt } })
  const account = await findBillingAccount(tx, snapshot.userId)
  await saveBillingAccount(tx, snapshot.userId, {
    customerId: account.customerId ?? snapshot.customerId,
    trialUsedAt: account.trialUsedAt ?? (snapshot.hadTrial ? snapshot.createdAt : null),
  })
}

/** A plan that nobody pays for; the provider knows nothing of it. Needs `lockUser`. */
export async function insertGivenPlan(
  tx: Transaction,
  { userId, plan, until, now }: { userId: string; plan: SoldPlanKey; until: Date; now: Date },
): Promise<void> {
  await tx.insert(subscriptions).values({
    id: `given_${randomUUID()}`,
    userId,
    plan,
    priceId: givenPriceId,
    status: 'active',
    currentPeriodEnd: until,
    createdAt: now,
    updatedAt: now,
  })
}

/** Needs `lockUser`. */
export async function deleteGivenPlans(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.priceId, givenPriceId)))
}

/** Its holder does not see any of them any more; what was bought is kept. Needs `lockUser`. */
export async function clearSubscriptions(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.update(subscriptions).set({ clearedAt: now }).where(eq(subscriptions.userId, userId))
}

/** Who holds a subscription that is known here. */
export async function findOwner(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
  return row?.userId ?? null
}

/** The provider confirmed that it is over. Needs `lockUser`. */
export async function markCanceled(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'canceled', updatedAt: now })
    .where(eq(subscriptions.id, id))
}

/** Brings the plan in force up to date; admins stay what they are. Needs `lockUser`. */
export async function writePlan(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<HeldSubscription[]> {
  const held = await listSubscriptions(tx, userId)
  const plan = planInForce(held, now)
  await setPlan(tx, userId, { plan, now })
  return held
}

/**
 * Subscriptions whose period has passed: each is asked about once after its end, then every hour
 * (a failed charge may still be paid).
 */
export async function listPastEnd(
  db: Reader,
  now: Date,
): Promise<{ id: string; userId: string; priceId: string }[]> {
  return db
    .select({
      id: subscriptions.id,
      userId: subscriptions.userId,
      priceId: subscriptions.priceId,
    })
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.status, 'canceled'),
        lte(subscriptions.currentPeriodEnd, now),
        or(
          sql`${subscriptions.updatedAt} < ${subscriptions.currentPeriodEnd}`,
          lte(subscriptions.updatedAt, new Date(now.getTime() - bounds.billing.askAgainMs)),
        ),
      ),
    )
    .orderBy(subscriptions.currentPeriodEnd)
    .limit(50)
}
