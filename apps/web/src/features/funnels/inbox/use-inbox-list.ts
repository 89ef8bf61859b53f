import { useInfiniteQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'

import { usePolling } from '../../../entities/funnel/use-realtime-invalidation.ts'
import { type InboxFilter, leadFilterOf } from './inbox-filter.ts'
import { leadListQuery } from './lead-queries.ts'
import { useNewLeads } from './use-new-leads.ts'

const refreshMs = 10_000

type Inbox = {
  filter: InboxFilter
  /** The leads of this one only. */
  funnelId: string | undefined
  /** Where the list begins. */
  top: RefObject<HTMLElement | null>
}

/** The leads that a filter finds, asked for again as long as they are looked at. */
export function useInboxList({ filter, funnelId, top }: Inbox) {
  const leadFilter = leadFilterOf(filter)
  const query = useInfiniteQuery(leadListQuery(leadFilter, usePolling(refreshMs)))
  const figures = query.data?.pages[0]
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? []
  const isCurrent = query.isSuccess && !query.isPlaceholderData
  const arrivals = useNewLeads({ list: JSON.stringify(leadFilter), leads, isCurrent, top })
  const isEverything =
    filter.view === 'all' && !leadFilter.search && filter.funnelId === (funnelId ?? null)

  return {
    query,
    figures,
    leads,
    arrivals,
    /** Nobody has written yet, not even robots. */
    isUnused: isCurrent && leads.length === 0 && isEverything && figures?.quarantinedTotal === 0,
  }
}
