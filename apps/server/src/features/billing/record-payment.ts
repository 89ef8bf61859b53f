import { createHmac } from 'node:crypto'

import type { PlanKey } from '@wildpath/contract'
import { and, eq, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import type { ConfirmedPayment, PaymentEvent } from '../../providers/payments/payments.ts'
import { subscriptions, users } from '../accounts/index.ts'
import { billingAccounts, payments } from './billing-tables.ts'

/** Writes down the payment that an event confirms, if it does; once, however often and in whatever order events come. */
export type RecordPayment = (event: PaymentEvent) => Promise<void>

type Options = { database: Database; secret: string; now: () => Date }

export function createPaymentRecorder({ database: { db }, secret, now }: Options): RecordPayment {
  const hashOf = (customerId: string) =>
    createHmac('sha256', secret).update(`payer ${customerId}`).digest('hex')

  return async ({ id: eventId, subscriptionId, payment }) => {
    if (payment === null) return
    const payerHash = hashOf(payment.customerId)
    await db.transaction(async (tx) => {
      const userId = await findPayer(tx, payment)
      if (!(await isOurs(tx, { ...payment, payer: userId, payerHash }))) return
      const row = { userId, eventId, payerHash, recordedAt: now() }
      if (payment.kind === 'refund') return addRefund(tx, payment, row)
      const plan = subscriptionId === null ? null : await findPlan(tx, subscriptionId)
      const { id, kind, amountCents, confirmedAt: paidAt } = payment
      await tx
        .insert(payments)
        .values({ ...row, id, kind, plan, amountCents, paidAt })
        .onConflictDoNothing()
    })
  }
}

/** Nobody deletes the person before the payment is theirs. */
async function findPayer(tx: Transaction, payment: ConfirmedPayment): Promise<string | null> {
  const [account] = await tx
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, payment.customerId))
  const userId = account?.userId ?? payment.userId
  if (userId === null) return null
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  return user?.id ?? null
}

/** An account at the provider may sell other things, too. */
async function isOurs(
  tx: Transaction,
  payment: { userId: string | null; payer: string | null; payerHash: string },
): Promise<boolean> {
  if (payment.payer !== null || payment.userId !== null) return true
  const earlier = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.payerHash, payment.payerHash))
    .limit(1)
  return earlier.length > 0
}

async function findPlan(tx: Transaction, subscriptionId: string): Promise<PlanKey | null> {
  const [row] = await tx
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
  return row?.plan ?? null
}

/** A charge says what was given back of it in all: what is new of that becomes a row, so that late events add nothing. */
async function addRefund(
  tx: Transaction,
  { id: chargeId, amountCents, confirmedAt }: ConfirmedPayment,
  row: { userId: string | null; eventId: string; payerHash: string; recordedAt: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chargeId}, 0))`)
  const [known] = await tx
    .select({ cents: sql<number>`coalesce(-sum(${payments.amountCents}), 0)::int` })
    .from(payments)
    .where(and(eq(payments.chargeId, chargeId), eq(payments.kind, 'refund')))
  const newCents = amountCents - (known?.cents ?? 0)
  if (newCents <= 0) return
  await tx.insert(payments).values({
    ...row,
    id: `${chargeId} ${amountCents}`,
    kind: 'refund',
    chargeId,
    amountCents: -newCents,
    paidAt: confirmedAt,
  })
}
