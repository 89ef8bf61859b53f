import { useState } from 'react'

/** How many leads came in since this screen first knew their number. */
export function useNewLeadCount(total: number | undefined): number {
  const [known, setKnown] = useState(total)
  if (known === undefined && total !== undefined) setKnown(total)

  return known === undefined || total === undefined ? 0 : Math.max(0, total - known)
}
