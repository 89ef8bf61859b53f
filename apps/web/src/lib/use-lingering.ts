import { useEffect, useState } from 'react'

/**
 * True while `isActive` and until `lingerMs` after the answer that ended it, so that what shows it never
 * flashes. `answeredAtMs` is that answer's time by Date.now(): a machine that is slow to draw the answer has
 * used up some of the time, and does not add it.
 */
export function useLingering(isActive: boolean, lingerMs: number, answeredAtMs?: number): boolean {
  const [isLingering, setLingering] = useState(isActive)

  useEffect(() => {
    if (isActive) return
    const delayMs = lingerLeftMs({ lingerMs, nowMs: Date.now(), answeredAtMs })
    const timer = setTimeout(() => setLingering(false), delayMs)
    return () => clearTimeout(timer)
  }, [isActive, lingerMs, answeredAtMs])

  return isActive || isLingering
}

/** Never more than all of it: a failure has the time of an earlier answer, a changed clock any time. */
export function lingerLeftMs(state: {
  lingerMs: number
  nowMs: number
  answeredAtMs: number | undefined
}): number {
  const { lingerMs, nowMs, answeredAtMs = nowMs } = state
  return Math.min(lingerMs, Math.max(0, answeredAtMs + lingerMs - nowMs))
}
