import { useEffect, useState } from 'react'

import { watchRest } from './watch-rest.ts'

/** Whether nobody looks at the page or has used it for 10 seconds. */
export function useResting(): boolean {
  const [isResting, setResting] = useState(() => document.hidden)

  useEffect(() => watchRest(document, setResting), [])

  return isResting
}
