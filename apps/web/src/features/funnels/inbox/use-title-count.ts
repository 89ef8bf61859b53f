import { useEffect, useRef } from 'react'

import { setTitleCount } from '../../../lib/document-title.ts'

/** While the tab is in the background, its title counts the leads that arrived meanwhile: '(2) Leads · Wildpath'. */
export function useTitleCount(arrived: number): void {
  /** How many had come in when the tab was last looked at. */
  const seen = useRef(arrived)

  useEffect(() => {
    function update() {
      if (!document.hidden) seen.current = arrived
      setTitleCount('leads', arrived - seen.current)
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      document.removeEventListener('visibilitychange', update)
      setTitleCount('leads', 0)
    }
  }, [arrived])
}
