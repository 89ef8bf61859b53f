import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

import { sandboxPaymentEvents as events } from './sandbox-payment-tables.ts'
import { signBody } from './sandbox-signature.ts'

type Options = {
  db: NodePgDatabase
  secret: string
  now: () => Date
  /** Posts to the webhook; whether it said that it has the event. */
  post(body: string, signature: string): Promise<boolean>
}

export type SandboxDelivery = ReturnType<typeof createSandboxDelivery>

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** How long after its creation an event is sent for the second, third, … time; then every hour. */
const repeatAfterMs = [0, 15 * second, minute, 5 * minute, 30 * minute]
const keptMs = 30 * 24 * hour
const batchSize = 200

/** Sends events until the webhook has them: at least once, in any order, also across restarts. */
export function createSandboxDelivery({ db, secret, now, post }: Options) {
  let isStopped = false

  /** Each event once, also when sending it fails: the next batch begins after the last one. */
  async function sendAll(condition: SQL | undefined): Promise<void> {
    let after: SQL | undefined
    for (;;) {
      const batch = await db
        .select()
        .from(events)
        .where(and(isNull(events.deliveredAt), condition, after))
        .orderBy(asc(events.id))
        .limit(batchSize)
      for (const event of batch) {
        if (isStopped) return
        await send(event)
      }
      const last = batch.at(-1)
      if (last === undefined || batch.length < batchSize) return
      after = gt(events.id, last.id)
    }
  }

  async function send(event: typeof events.$inferSelect): Promise<void> {
    const isDelivered = await post(event.body, signBody(event.body, secret, now()))
    await db
      .update(events)
      .set({
        attempts: sql`${events.attempts} + 1`,
        ...(isDelivered && { deliveredAt: now() }),
      })
      .where(eq(events.id, event.id))
  }

  return {
    /** What one customer's changes left to send. What failed before waits until it is due. */
    sendOf: (customerId: string): Promise<void> =>
      sendAll(and(eq(events.customerId, customerId), isDue(now()))),
    /** What could not be sent before and is due again; at a start, whatever is left. */
    async sendAgain({ atStart }: { atStart: boolean }): Promise<void> {
      await sendAll(atStart ? undefined : isDue(now()))
      const oldest = new Date(now().getTime() - keptMs)
      await db
        .delete(events)
        .where(and(isNotNull(events.deliveredAt), lte(events.createdAt, oldest)))
    },
    /** Sends nothing more after the event that is on its way; the rest is sent at the next start. */
    stop(): void {
      isStopped = true
    },
  }
}

/** Asked of the database, so that events that wait do not stand before those that are due. */
function isDue(now: Date): SQL | undefined {
  const steps = repeatAfterMs.length
  return or(
    ...repeatAfterMs.map((delayMs, attempts) =>
      and(eq(events.attempts, attempts), lte(events.createdAt, new Date(now.getTime() - delayMs))),
    ),
    and(
      gte(events.attempts, steps),
      sql`${events.createdAt} + (${events.attempts} - ${steps - 1}) * interval '1 hour' <= ${now.toISOString()}::timestamptz`,
    ),
  )
}
