import { type PlanKey, type User } from '@wildpath/contract'

// Spec 1, section 9: at least this long on the way. Beyond the longest wait, the dashboard goes on waiting.
const shortestWaitMs = 1500
const longestWaitMs = 15_000
const intervalMs = 1000

type Holder = Pick<User, 'plan' | 'subscription'> | null

/** Whether the person holds `plan` (or, without one, any) by a subscription that is in force. */
export function holdsPlan(user: Holder, plan: PlanKey | null): boolean {
  if (!user?.subscription || user.subscription.status === 'canceled') return false
  return user.plan === user.subscription.plan && (plan === null || user.plan === plan)
}

/**
 * Asks for the person until the plan is theirs. Only the server's word counts; no answer is no word.
 * Resolves to whether it was confirmed in time, at the earliest a second and a half after `startedAtMs`,
 * however long the way from there to here took; rejects with the signal's reason.
 */
export async function confirmPlan(order: {
  plan: PlanKey | null
  readUser: () => Promise<Holder>
  /** Milliseconds since a fixed moment. */
  now: () => number
  /** When the payment was pressed, by the same clock. */
  startedAtMs: number
  wait: (durationMs: number) => Promise<void>
  signal: AbortSignal
}): Promise<boolean> {
  const arrivalMs = order.now()
  const earliestMs = Math.min(order.startedAtMs, arrivalMs) + shortestWaitMs
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    const user = await order.readUser().catch(() => null)
    order.signal.throwIfAborted()
    const leftMs = earliestMs - order.now()
    if (holdsPlan(user, order.plan)) {
      // oxlint-disable-next-line no-await-in-loop -- the last wait
      await order.wait(Math.max(0, leftMs))
      order.signal.throwIfAborted()
      return true
    }
    if (order.now() - arrivalMs >= longestWaitMs) return false
    // Asked again when it could be time to go on, and then every second.
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await order.wait(leftMs > 0 ? Math.min(leftMs, intervalMs) : intervalMs)
  }
}
