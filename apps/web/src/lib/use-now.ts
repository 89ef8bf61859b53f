import { useEffect, useState } from 'react'

const stepMs = 30_000

/** The present, renewed twice a minute, for texts such as '2 hours ago'. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), stepMs)
    return () => clearInterval(timer)
  }, [])

  return now
}
