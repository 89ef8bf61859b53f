import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { api, type LeadFilter, type LeadList } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'

const freshMs = 5000
const pageSize = 100

export type LeadPages = InfiniteData<LeadList, string | undefined>

/** The leads that a filter matches, newest first, a page at a time. */
export function leadListQuery(filter: Partial<LeadFilter>, pollingMs: number) {
  return infiniteQueryOptions({
    queryKey: funnelKeys.leads(filter),
    queryFn: ({ pageParam, signal }) =>
      callApi(
        api.listLeads,
        { query: { ...filter, before: pageParam, limit: pageSize } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    refetchInterval: pollingMs,
    refetchOnWindowFocus: 'always',
  })
}

const newestCount = 3

/** The latest leads that nobody has answered, of one funnel or of all. */
export function newestLeadsQuery(funnelId: string | undefined, pollingMs: number) {
  return queryOptions({
    queryKey: funnelKeys.newestLeads(funnelId),
    queryFn: ({ signal }) =>
      callApi(
        api.listLeads,
        { query: { funnel_id: funnelId, status: 'new', limit: newestCount } },
        { signal },
      ),
    staleTime: freshMs,
    refetchInterval: pollingMs,
    refetchOnWindowFocus: 'always',
  })
}

/** One lead with the emails that it gets. */
export function leadQuery(id: string) {
  return queryOptions({
    queryKey: funnelKeys.lead(id),
    queryFn: ({ signal }) => callApi(api.getLead, { params: { id } }, { signal }),
    staleTime: freshMs,
  })
}
