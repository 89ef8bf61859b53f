import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../api/call-api.ts'

/** What runs on a person's ad accounts, as far as it is known: no platform is asked for it. */
export const runningAdsQuery = queryOptions({
  queryKey: ['ad-spending', 'running'],
  queryFn: async ({ signal }) => (await callApi(api.listRunningAds, {}, { signal })).accounts,
  staleTime: 0,
})
