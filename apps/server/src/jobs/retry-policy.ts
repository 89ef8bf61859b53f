const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** The pauses after failed tries: a mail server that is down for a night is waited for. */
const pausesMs = [30 * second, 2 * minute, 10 * minute, hour, 4 * hour, 12 * hour]

/** How long to wait after the try of this number, from 1; null when it was the last. */
export function retryDelayMs(attempts: number): number | null {
  return pausesMs[attempts - 1] ?? null
}
