import { useQuery } from '@tanstack/react-query'
import { api, type DeletedFunnel, keptDeletedDays } from '@wildpath/contract'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { formatCount } from '../funnel-stats.ts'
import { DeletedFunnelRow } from './deleted-funnel-row.tsx'
import { PurgeDialog } from './purge-dialog.tsx'

/** What was deleted and can still come back: nothing at all where there is nothing. */
export function RecentlyDeleted() {
  const summary = useRef<HTMLElement>(null)
  const [toPurge, setToPurge] = useState<DeletedFunnel | null>(null)
  const { data: funnels = [] } = useQuery({
    queryKey: funnelKeys.deleted,
    queryFn: async ({ signal }) => (await callApi(api.listDeletedFunnels, {}, { signal })).funnels,
  })
  if (funnels.length === 0) return null

  return (
    <details className="group self-start max-sm:w-full sm:min-w-md">
      <summary
        ref={summary}
        className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-note text-quiet hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        Recently deleted ({formatCount(funnels.length)})
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="mt-1 max-w-prose text-note text-quiet">
        Kept for {keptDeletedDays} days with pages, leads and numbers. Their emails wait, and nobody
        else gets their addresses.
      </p>
      <ul className="mt-3 flex flex-col gap-2">
        {funnels.map((funnel) => (
          <li key={funnel.id}>
            {/* The row that had the focus is gone: the summary takes it over. */}
            <DeletedFunnelRow
              funnel={funnel}
              onPurge={() => setToPurge(funnel)}
              onRestored={() => summary.current?.focus()}
            />
          </li>
        ))}
      </ul>
      <PurgeDialog funnel={toPurge} returnFocus={summary} onClose={() => setToPurge(null)} />
    </details>
  )
}
