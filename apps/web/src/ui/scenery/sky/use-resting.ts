import { useEffect, useState } from 'react'

import { watchRest } from './watch-rest.ts'

/** True if the tab is hidden or nobody has used the page for 10 seconds. */
export function useResting(): boolean {
  const [isResting, setResting] = useState(() => document.hidden)

  useEffect(() => watchRest(document, setResting), [])

  return isResting
}
