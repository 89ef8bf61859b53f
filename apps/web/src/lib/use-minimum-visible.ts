import { useEffect, useState } from 'react'

/**
 * True while `isActive` and until `minimumMs` after the answer that ended it, so that what shows it never
 * flashes. `answeredAtMs` is that answer's time by Date.now(): a machine that is slow to draw the answer has
 * used up some of the time, and does not add it.
 */
export function useMinimumVisible(
  isActive: boolean,
  minimumMs: number,
  answeredAtMs?: number,
): boolean {
  const [isHeld, setHeld] = useState(isActive)

  useEffect(() => {
    if (isActive) return
    const delayMs = remainingMs({ minimumMs, nowMs: Date.now(), answeredAtMs })
    const timer = setTimeout(() => setHeld(false), delayMs)
    return () => clearTimeout(timer)
  }, [isActive, minimumMs, answeredAtMs])

  return isActive || isHeld
}

/** Never more than all of it: a failure has the time of an earlier answer, a changed clock any time. */
export function remainingMs(state: {
  minimumMs: number
  nowMs: number
  answeredAtMs: number | undefined
}): number {
  const { minimumMs, nowMs, answeredAtMs = nowMs } = state
  return Math.min(minimumMs, Math.max(0, answeredAtMs + minimumMs - nowMs))
}
