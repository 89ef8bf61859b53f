import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../api/call-api.ts'

/** `['ad-results']` invalidates them all. */
export const adResultsKey = ['ad-results'] as const

/** The first part of the keys of what is read of each platform, such as its lists of ads. */
export const adPlatformQueryKeys = { facebook: 'social-ads', google: 'search-ads' } as const

/** What is asked: the last 30 days, of one adventure or of all. */
export function adResultsAsked(funnelId: string | undefined) {
  return { days: 30, ...(funnelId !== undefined && { funnel_id: funnelId }) }
}

/** What each ad cost and brought, also after the plan that it ran with. */
export function adResultsQuery(funnelId?: string) {
  return queryOptions({
    queryKey: [...adResultsKey, funnelId ?? 'all'],
    queryFn: ({ signal }) =>
      callApi(api.getAdResults, { query: adResultsAsked(funnelId) }, { signal }),
  })
}
