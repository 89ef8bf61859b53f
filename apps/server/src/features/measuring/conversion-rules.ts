import { bounds } from '../../limits.ts'

const { days, shortestPauseSeconds, longestPauseSeconds } = bounds.conversions

const tooOldMs = days * 86_400_000

/** Whether a platform would refuse the event for its age. */
export function isTooOld(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() >= tooOldMs
}

/**
 * When an event that nobody took is looked at again: after as long as it has waited so far, so that each pause is twice
 * the one before, and not before the platform wants to be asked. At the latest when it is too old, so that it is
 * given up then.
 */
export function nextTry(at: Date, now: Date, wishedSeconds = 0): Date {
  const waited = (now.getTime() - at.getTime()) / 1000
  const pause = Math.min(Math.max(waited, shortestPauseSeconds), longestPauseSeconds)
  const nextMs = now.getTime() + Math.max(pause, wishedSeconds) * 1000
  return new Date(Math.min(nextMs, at.getTime() + tooOldMs))
}
