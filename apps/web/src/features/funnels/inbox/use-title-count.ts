import { useEffect, useRef } from 'react'

const counted = /^\(\d+\) /

/** While the tab is in the background, its title counts what came in meanwhile: '(2) Leads · Wildpath'. */
export function useTitleCount(arrived: number): void {
  /** How many had come in when the tab was last looked at. */
  const seen = useRef(arrived)

  useEffect(() => {
    function update() {
      if (!document.hidden) seen.current = arrived
      const unseen = arrived - seen.current
      const plain = document.title.replace(counted, '')
      document.title = unseen > 0 ? `(${unseen}) ${plain}` : plain
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [arrived])
}
