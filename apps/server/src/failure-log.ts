/** A `null` consequence means that the work succeeds again. */
export type FailureLog = (consequence: string | null, error?: unknown) => void

/** Logs a failure once, until its consequence changes or the work succeeds again. */
export function createFailureLog(log: {
  warn(details: object, message: string): void
}): FailureLog {
  let last: string | null = null
  return (consequence, error) => {
    if (consequence !== null && consequence !== last) log.warn({ err: error }, consequence)
    last = consequence
  }
}
