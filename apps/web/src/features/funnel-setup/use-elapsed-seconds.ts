import { useEffect, useState } from 'react'

/** Whole seconds since `isRunning` became true; 0 while it is false. */
export function useElapsedSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => {
      clearInterval(timer)
      setSeconds(0)
    }
  }, [isRunning])

  return seconds
}
