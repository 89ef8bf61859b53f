import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../api/call-api.ts'

/** The person's design library, newest first. */
export const mediaQuery = queryOptions({
  queryKey: ['designs'],
  queryFn: async ({ signal }) => (await callApi(api.listMediaAssets, {}, { signal })).designs,
})

/** Where a design stands; asked for anew every time, since pages change. */
export function assetUsageQuery(id: string) {
  return queryOptions({
    queryKey: ['designs', 'usage', id],
    queryFn: ({ signal }) => callApi(api.getMediaAssetUsage, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}
