/** What the history remembers of the press that led to the screen that waits for the plan. */
export type PaymentStarted = { startedAtMs: number }

/** Milliseconds by a clock that never jumps and goes on over a reload. */
export function sinceEpochMs(): number {
  return performance.timeOrigin + performance.now()
}

/**
 * When the payment was pressed: as the screen before noted it, else when this document was first asked for,
 * which is when somebody left the payment provider's page.
 */
export function paymentStartedAt(state: unknown): number {
  const isNoted = typeof state === 'object' && state !== null && 'startedAtMs' in state
  return isNoted && typeof state.startedAtMs === 'number'
    ? state.startedAtMs
    : performance.timeOrigin
}
