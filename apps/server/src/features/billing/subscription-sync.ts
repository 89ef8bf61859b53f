import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../../db/client.ts'
import type {
  PaymentEvent,
  PaymentFailure,
  PaymentResult,
  Payments,
  ProviderSubscription,
} from '../../providers/payments/payments.ts'
import {
  findOwner,
  lockUser,
  markCanceled,
  recordEvent,
  saveSnapshot,
  type Transaction,
  wasRecorded,
  writePlan,
} from './billing-repository.ts'
import { type HeldSubscription, isInForce, surplus } from './billing-rules.ts'
import { billingAccounts } from './billing-tables.ts'
import { createGate } from './gate.ts'

export type SubscriptionSync = {
  /** Asks the provider what holds and applies that; `event` is remembered in the same transaction. */
  sync(subscriptionId: string, event?: PaymentEvent): Promise<'applied' | 'unavailable'>
  /**
   * Changes a subscription at the provider and applies the state that it confirmed; null when there
   * was nothing to change. `work` runs alone: what it reads of the subscription holds.
   */
  change<F extends PaymentFailure>(
    subscriptionId: string,
    work: (tx: Transaction) => Promise<PaymentResult<ProviderSubscription | null, F>>,
  ): Promise<PaymentResult<null, F | 'unavailable'>>
  /** Runs `work` while nobody else, in any process, holds the same key. Never from inside another. */
  alone<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** What follows from the passing of time alone. */
  refreshPlan(userId: string): Promise<void>
}

type Options = { database: Database; payments: Payments; now: () => Date; log: FastifyBaseLogger }

/**
 * Each holds a connection while it waits for the provider; the sandbox needs a second one. Together
 * they leave some of the pool to everybody else.
 */
const maximumAtOnce = 4

/** Undoes the transaction: the event was not handled and has to come again. */
class ProviderUnavailable extends Error {}

/**
 * The one way in which a subscription, and with it a plan, changes. Events and clicks only say when to
 * look: what is applied is the provider's current state, one at a time for each subscription, so that
 * the order and number of events cannot matter.
 */
export function createSubscriptionSync({
  database: { db },
  payments,
  now,
  log,
}: Options): SubscriptionSync {
  const gate = createGate(maximumAtOnce)

  async function alone<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return gate(() =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7461))`)
        return work(tx)
      }),
    )
  }
  const keyOf = (subscriptionId: string) => `subscription ${subscriptionId}`

  async function apply(tx: Transaction, snapshot: ProviderSubscription): Promise<void> {
    const userId = snapshot.userId ?? (await findHolder(tx, snapshot.customerId))
    if (userId === null) return log.info({ subscription: snapshot.id }, 'not sold here: ignored')
    if (!(await lockUser(tx, userId))) {
      return log.info({ subscription: snapshot.id }, 'its holder is gone: ignored')
    }
    await saveSnapshot(tx, withoutLateTrial({ ...snapshot, userId }, now()), now())
    const held = await writePlan(tx, userId, now())
    const applied = held.find(({ id }) => id === snapshot.id)
    if (applied?.plan === 'free') {
      log.warn({ subscription: snapshot.id, price: snapshot.priceId }, 'a price that is no plan')
    }
    await endSurplus(tx, userId, held)
  }

  /** Somebody who bought twice pays for the newer one alone. */
  async function endSurplus(tx: Transaction, userId: string, held: readonly HeldSubscription[]) {
    const older = surplus(held, now())
    for (const { id } of older) {
      log.warn({ subscription: id }, 'a second subscription is in force: the older one is ended')
      const ended = await payments.cancelNow(id)
      if (!ended.ok) throw new ProviderUnavailable()
      await markCanceled(tx, id, now())
    }
    if (older.length > 0) await writePlan(tx, userId, now())
  }

  async function applyCurrent(tx: Transaction, id: string): Promise<'applied' | 'unavailable'> {
    const current = await payments.getSubscription(id)
    if (!current.ok) return 'unavailable'
    if (current.value !== null) await apply(tx, current.value)
    else await applyGone(tx, id)
    return 'applied'
  }

  /** What the provider does not know any more gives nothing. */
  async function applyGone(tx: Transaction, id: string): Promise<void> {
    const userId = await findOwner(tx, id)
    if (userId === null || !(await lockUser(tx, userId))) return
    await markCanceled(tx, id, now())
    await writePlan(tx, userId, now())
  }

  return {
    alone,

    async sync(id, event) {
      try {
        return await alone(keyOf(id), async (tx) => {
          if (event !== undefined && (await wasRecorded(tx, event.id))) return 'applied'
          const outcome = await applyCurrent(tx, id)
          if (outcome === 'applied' && event !== undefined) await recordEvent(tx, event, now())
          return outcome
        })
      } catch (error) {
        if (error instanceof ProviderUnavailable) return 'unavailable'
        throw error
      }
    },

    async change(id, work) {
      try {
        return await alone(keyOf(id), async (tx) => {
          const changed = await work(tx)
          if (!changed.ok) return changed
          if (changed.value !== null) await apply(tx, changed.value)
          return { ok: true, value: null }
        })
      } catch (error) {
        if (error instanceof ProviderUnavailable) return { ok: false, error: 'unavailable' }
        throw error
      }
    },

    async refreshPlan(userId) {
      await db.transaction(async (tx) => {
        if (await lockUser(tx, userId)) await writePlan(tx, userId, now())
      })
    },
  }
}

async function findHolder(tx: Transaction, customerId: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId))
  return row?.userId ?? null
}

/** A trial that ended without a payment is over, whatever it is still called. */
function withoutLateTrial<T extends ProviderSubscription & { userId: string }>(
  snapshot: T,
  now: Date,
): T {
  if (snapshot.status !== 'trialing' || isInForce(snapshot, now)) return snapshot
  return { ...snapshot, status: 'canceled' }
}
