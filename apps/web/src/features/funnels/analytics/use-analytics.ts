import { useQuery } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'

const freshMs = 5000
const refreshMs = 60_000

/** The last 30 days of one funnel, or of all the person's funnels together. */
export function useAnalytics(funnelId: string | undefined) {
  return useQuery({
    queryKey: funnelKeys.numbers(funnelId),
    queryFn: ({ signal }) =>
      callApi(api.getAnalytics, { query: { funnel_id: funnelId, days: 30 } }, { signal }),
    staleTime: freshMs,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
  })
}
