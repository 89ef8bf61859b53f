import { queryOptions } from '@tanstack/react-query'
import { api, type LeadFilter } from '@wildpath/contract'

import { callApi } from '../api/call-api.ts'

/** Cache keys of everything below a person's funnels; `['funnels']` invalidates them all. */
export const funnelKeys = {
  all: ['funnels'],
  list: ['funnels', 'list'],
  deleted: ['funnels', 'deleted'],
  one: (id: string) => ['funnels', 'one', id],
  domain: (id: string) => ['funnels', 'domain', id],
  leadLists: ['funnels', 'leads'],
  newestLeads: (id?: string) => ['funnels', 'newest-leads', id ?? 'all'],
  leads: (filter: Partial<LeadFilter>) => ['funnels', 'leads', filter] as const,
  lead: (id: string) => ['funnels', 'lead', id],
  /** Of one funnel, or of all together. */
  numbers: (id?: string) => ['funnels', 'numbers', id ?? 'all'],
  /** Everything that shows leads of this funnel, or counts them. */
  ofLeads: (id: string) => [
    ['funnels', 'leads'],
    ['funnels', 'newest-leads'],
    ['funnels', 'lead'],
    ['funnels', 'list'],
    ['funnels', 'one', id],
    ['funnels', 'numbers'],
  ],
} as const

/** The person's funnels, newest first. */
export const funnelListQuery = queryOptions({
  queryKey: funnelKeys.list,
  queryFn: async ({ signal }) => (await callApi(api.listFunnels, {}, { signal })).funnels,
})

export function funnelQuery(id: string) {
  return queryOptions({
    queryKey: funnelKeys.one(id),
    queryFn: ({ signal }) => callApi(api.getFunnel, { params: { id } }, { signal }),
  })
}
