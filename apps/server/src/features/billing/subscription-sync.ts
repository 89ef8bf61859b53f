import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Database, Transaction } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
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
  wasRecorded,
  writePlan,
} from './billing-repository.ts'
import { type HeldSubscription, isInForce, surplus } from './billing-rules.ts'
import { billingAccounts } from './billing-tables.ts'

export type SubscriptionSync = {
  /** Asks the provider what holds and applies that; `event` is remembered when all of it is applied. */
  sync(subscriptionId: string, event?: PaymentEvent): Promise<'applied' | 'unavailable'>
  /**
   * Changes a subscription at the provider and applies the state that it confirmed; null when there
   * was nothing to change. `work` runs alone: what it reads of the subscription holds.
   */
  change<F extends PaymentFailure>(
    subscriptionId: string,
    work: () => Promise<PaymentResult<ProviderSubscription | null, F>>,
  ): Promise<PaymentResult<null, F | 'unavailable'>>
  /** Ends it at the provider, and then here; false when the provider did not answer. */
  end(subscriptionId: string): Promise<boolean>
  /** What follows from the passing of time alone. */
  refreshPlan(userId: string): Promise<void>
}

type Options = {
  database: Database
  leases: Leases
  payments: Payments
  now: () => Date
  log: FastifyBaseLogger
}

/** What is in force beside a newer one, and to be ended. */
type Surplus = readonly HeldSubscription[]

const nothingMore: Surplus = []

/**
 * The one way in which a subscription, and with it a plan, changes. Events and clicks only say when to
 * look: what is applied is the provider's current state, one at a time for each subscription, so that
 * the order and number of events cannot matter.
 */
export function createSubscriptionSync({
  database: { db },
  leases,
  payments,
  now,
  log,
}: Options): SubscriptionSync {
  const keyOf = (subscriptionId: string) => `subscription ${subscriptionId}`

  async function apply(tx: Transaction, snapshot: ProviderSubscription): Promise<Surplus> {
    const userId = snapshot.userId ?? (await findHolder(tx, snapshot.customerId))
    if (userId === null) return ignore(snapshot.id, 'not sold here: ignored')
    if (!(await lockUser(tx, userId))) return ignore(snapshot.id, 'its holder is gone: ignored')
    await saveSnapshot(tx, withoutLateTrial({ ...snapshot, userId }, now()), now())
    const held = await writePlan(tx, userId, now())
    const applied = held.find(({ id }) => id === snapshot.id)
    if (applied?.plan === 'free') {
      log.warn({ subscription: snapshot.id, price: snapshot.priceId }, 'a price that is no plan')
    }
    return surplus(held, now())
  }

  function ignore(subscription: string, reason: string): Surplus {
    log.info({ subscription }, reason)
    return nothingMore
  }

  /** What the provider does not know any more, or has ended, gives nothing. */
  async function applyGone(tx: Transaction, id: string): Promise<Surplus> {
    const userId = await findOwner(tx, id)
    if (userId === null || !(await lockUser(tx, userId))) return nothingMore
    await markCanceled(tx, id, now())
    await writePlan(tx, userId, now())
    return nothingMore
  }

  /** Somebody who bought twice pays for the newer one alone. */
  async function endSurplus(older: Surplus): Promise<'applied' | 'unavailable'> {
    for (const { id } of older) {
      log.warn({ subscription: id }, 'a second subscription is in force: the older one is ended')
      if (!(await end(id))) return 'unavailable'
    }
    return 'applied'
  }

  async function end(id: string): Promise<boolean> {
    const ended = await leases.hold(keyOf(id), async (lease) => {
      const cancelled = await payments.cancelNow(id)
      if (cancelled.ok) await lease.settle((tx) => applyGone(tx, id))
      return cancelled.ok
    })
    return ended.isHeld && ended.value
  }

  return {
    async sync(id, event) {
      const synced = await leases.hold(keyOf(id), async (lease) => {
        if (event !== undefined && (await wasRecorded(db, event.id))) return nothingMore
        const current = await payments.getSubscription(id)
        if (!current.ok) return null
        return lease.settle(async (tx) => {
          const older = await (current.value === null
            ? applyGone(tx, id)
            : apply(tx, current.value))
          // One that is not wholly handled has to come again.
          if (event !== undefined && older.length === 0) await recordEvent(tx, event, now())
          return older
        })
      })
      if (!synced.isHeld || synced.value === null) return 'unavailable'
      if (synced.value.length === 0) return 'applied'
      const outcome = await endSurplus(synced.value)
      if (event !== undefined && outcome === 'applied') await recordEvent(db, event, now())
      return outcome
    },

    async change(id, work) {
      const held = await leases.hold(keyOf(id), async (lease) => {
        const changed = await work()
        if (!changed.ok) return changed
        const { value } = changed
        const older = value === null ? nothingMore : await lease.settle((tx) => apply(tx, value))
        return { ok: true as const, value: older }
      })
      if (!held.isHeld) return unavailable
      if (!held.value.ok) return held.value
      const outcome = await endSurplus(held.value.value)
      return outcome === 'applied' ? { ok: true, value: null } : unavailable
    },

    end,

    async refreshPlan(userId) {
      await db.transaction(async (tx) => {
        if (await lockUser(tx, userId)) await writePlan(tx, userId, now())
      })
    },
  }
}

const unavailable = { ok: false, error: 'unavailable' } as const

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
