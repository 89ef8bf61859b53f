import type { Lead } from '@wildpath/contract'
import { type RefObject, useState } from 'react'

import { countSince, newestOf } from './new-leads.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

type Listed = {
  /** Names the filter; with another one, counting begins anew. */
  list: string
  leads: readonly Lead[]
  /** Whether these are the leads of that filter, and not still those of the one before. */
  isCurrent: boolean
  top: RefObject<HTMLElement | null>
}

/**
 * New leads come in at the top, but never under the eyes of somebody who reads further down: those wait
 * until the top of the list is in sight again.
 */
export function useNewLeads({ list, leads, isCurrent, top }: Listed) {
  const isReading = useScrolledPast(top)
  const newest = newestOf(leads)
  const [known, setKnown] = useState<{ list: string; first: string; shown: string } | null>(null)
  const isKnown = known?.list === list
  if (isCurrent && !isKnown) setKnown({ list, first: newest, shown: newest })
  else if (isKnown && !isReading && newest > known.shown) setKnown({ ...known, shown: newest })

  const counts = isKnown && isCurrent
  const waiting = counts && isReading ? countSince(leads, known.shown) : 0
  return {
    shown: waiting > 0 ? leads.slice(waiting) : leads,
    /** So many are held back above. */
    waiting,
    /** So many came in since the list was first read. */
    arrived: counts ? countSince(leads, known.first) : 0,
    isFresh: (lead: Lead) => counts && lead.enquired_at > known.first,
  }
}
