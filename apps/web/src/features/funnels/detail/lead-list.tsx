import type { Lead } from '@wildpath/contract'
import { useEffect, useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatCount } from '../figures.ts'
import { LeadEntry } from './lead-entry.tsx'

type LeadListProps = {
  leads: readonly Lead[]
  total: number
  /** So many of the first ones are new. */
  newCount: number
  hasMore: boolean
  isLoadingMore: boolean
  onShowMore: () => void
}

export function LeadList({ leads, total, newCount, hasMore, ...more }: LeadListProps) {
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | null>(null)

  // The button may be gone once the last page is there; reading goes on at the first new entry.
  useEffect(() => {
    if (focusAt.current === null || leads.length <= focusAt.current) return
    const entry = list.current?.children[focusAt.current]
    focusAt.current = null
    if (entry instanceof HTMLElement) entry.focus({ preventScroll: true })
  }, [leads.length])

  function handleShowMore() {
    focusAt.current = leads.length
    more.onShowMore()
  }

  return (
    <>
      <Card className="overflow-hidden p-0!">
        <ul ref={list} className="divide-y divide-line">
          {leads.map((lead, index) => (
            <li key={lead.id} tabIndex={-1} className="outline-none">
              <LeadEntry lead={lead} isNew={index < newCount} />
            </li>
          ))}
        </ul>
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-note text-quiet">
          Showing {formatCount(leads.length)} of {formatCount(total)}
        </p>
        {hasMore && (
          <Button variant="secondary" isBusy={more.isLoadingMore} onClick={handleShowMore}>
            Show more
          </Button>
        )}
      </div>
    </>
  )
}
