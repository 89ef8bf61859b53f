import type { Domain } from '@wildpath/contract'

const shortestPauseMs = 15_000
/** A look takes a moment before its result can be read. */
const marginMs = 2000

type Asked = {
  domain: Domain | null | undefined
  /** When the last answer came, in milliseconds like `now`. */
  answeredAt: number
  now: number
}

/**
 * How long until the server may know more, in milliseconds: after its own next look, and never sooner than 15
 * seconds after the last answer. False where nothing changes by itself.
 */
export function pollPauseMs({ domain, answeredAt, now }: Asked): number | false {
  if (!domain || domain.nextCheck === null) return false
  if (domain.status === 'verified' && domain.brokenSince === null) return false
  const looked = Date.parse(domain.nextCheck) + marginMs
  return Math.max(looked, answeredAt + shortestPauseMs) - now
}
