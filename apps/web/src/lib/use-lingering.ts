import { useEffect, useState } from 'react'

/** True while `isActive` and for `lingerMs` longer, so that what shows it never flashes. */
export function useLingering(isActive: boolean, lingerMs: number): boolean {
  const [isLingering, setLingering] = useState(isActive)

  useEffect(() => {
    if (isActive) return
    const timer = setTimeout(() => setLingering(false), lingerMs)
    return () => clearTimeout(timer)
  }, [isActive, lingerMs])

  return isActive || isLingering
}
