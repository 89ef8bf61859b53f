import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'

import { sandboxPaymentEvents as events } from './sandbox-payment-tables.ts'
import { signBody } from './sandbox-signature.ts'

type Options = {
  db: PostgresJsDatabase
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

/** Sends events until the webhook has them: at least once, in any order, also across restarts. */
export function createSandboxDelivery({ db, secret, now, post }: Options) {
  const undelivered = (customerId: string | null) =>
    db
      .select()
      .from(events)
      .where(
        and(
          isNull(events.deliveredAt),
          customerId === null ? undefined : eq(events.customerId, customerId),
        ),
      )
      .orderBy(asc(events.createdAt), asc(events.id))
      .limit(200)

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
    /** What one customer's changes left to send. */
    async sendOf(customerId: string): Promise<void> {
      for (const event of await undelivered(customerId)) await send(event)
    },
    /** What could not be sent before and is due again; at a start, whatever is left. */
    async sendAgain({ atStart }: { atStart: boolean }): Promise<void> {
      const time = now().getTime()
      for (const event of await undelivered(null)) {
        const isDue = event.createdAt.getTime() + repeatDelayMs(event.attempts) <= time
        if (atStart || isDue) await send(event)
      }
      await db
        .delete(events)
        .where(and(isNotNull(events.deliveredAt), lte(events.createdAt, new Date(time - keptMs))))
    },
  }
}

export function repeatDelayMs(attempts: number): number {
  return repeatAfterMs[attempts] ?? (attempts - repeatAfterMs.length + 1) * hour
}
