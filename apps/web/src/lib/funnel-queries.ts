import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from './api-client.ts'

/** Cache keys of everything below a person's funnels; `['funnels']` invalidates them all. */
export const funnelKeys = {
  all: ['funnels'],
  list: ['funnels', 'list'],
  one: (id: string) => ['funnels', 'one', id],
  leads: (id: string, isQuarantined: boolean) => ['funnels', 'leads', id, isQuarantined],
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
