import { bounds } from '../../limits.ts'

const { days, shortestPauseSeconds, longestPauseSeconds } = bounds.conversions

/** Whether a platform would refuse the event for its age. */
export function isTooOld(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() >= days * 86_400_000
}

/**
 * When an event that nobody took is tried again: after as long as it has waited so far, so that each pause is twice
 * the one before, and not before the platform wants to be asked.
 */
export function nextTry(at: Date, now: Date, wishedSeconds = 0): Date {
  const waited = (now.getTime() - at.getTime()) / 1000
  const pause = Math.min(Math.max(waited, shortestPauseSeconds), longestPauseSeconds)
  return new Date(now.getTime() + Math.max(pause, wishedSeconds) * 1000)
}
