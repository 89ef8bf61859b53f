import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../../../entities/api/call-api.ts'

/** What holds between the person and Canva; it changes in other windows. */
export const designToolQuery = queryOptions({
  queryKey: ['design-tool'],
  queryFn: ({ signal }) => callApi(api.getDesignTool, {}, { signal }),
  staleTime: 0,
})

/** The designs in the person's account, latest changed first; looked at again after a time in Canva. */
export const toolDesignsQuery = infiniteQueryOptions({
  queryKey: ['design-tool', 'designs'],
  queryFn: ({ pageParam, signal }) =>
    callApi(
      api.listToolDesigns,
      { query: pageParam === null ? {} : { continuation: pageParam } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ continuation }) => continuation,
  staleTime: 0,
})
