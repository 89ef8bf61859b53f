import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type AdPlatformKey, api } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'

/** Of an account, in units of its currency a day. */
export function adCapQuery(platform: AdPlatformKey, accountId: string) {
  return queryOptions({
    queryKey: ['ad-spending', 'cap', platform, accountId],
    queryFn: async ({ signal }) =>
      (await callApi(api.getAdCap, { params: { platform, accountId } }, { signal })).dailyCap,
  })
}

export const spendingLogQuery = infiniteQueryOptions({
  queryKey: ['ad-spending', 'log'],
  queryFn: ({ pageParam, signal }) =>
    callApi(api.listAdSpending, { query: { before: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
  staleTime: 0,
})
