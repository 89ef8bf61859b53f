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
 * Resolves to whether it was confirmed in time; rejects with the signal's reason.
 */
export async function confirmPlan(order: {
  plan: PlanKey | null
  readUser: () => Promise<Holder>
  /** Milliseconds since any fixed moment. */
  now: () => number
  wait: (durationMs: number) => Promise<void>
  signal: AbortSignal
}): Promise<boolean> {
  const arrival = order.now()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    const user = await order.readUser().catch(() => null)
    order.signal.throwIfAborted()
    const waitedMs = order.now() - arrival
    if (holdsPlan(user, order.plan)) {
      // oxlint-disable-next-line no-await-in-loop -- the last wait
      await order.wait(Math.max(0, shortestWaitMs - waitedMs))
      order.signal.throwIfAborted()
      return true
    }
    if (waitedMs >= longestWaitMs) return false
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await order.wait(intervalMs)
  }
}
