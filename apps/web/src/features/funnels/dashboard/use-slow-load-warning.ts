import { useEffect } from 'react'

// Spec 2, section 9.
const patienceMs = 10_000

/** A list that takes this long is worth a line in the log, and nothing else. */
export function useSlowLoadWarning(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(
      () => console.warn(`The dashboard has been loading for ${patienceMs / 1000} seconds`),
      patienceMs,
    )
    return () => clearTimeout(timer)
  }, [isLoading])
}
