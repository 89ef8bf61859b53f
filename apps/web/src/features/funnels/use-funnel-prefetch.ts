import { useQueryClient } from '@tanstack/react-query'

import { funnelQuery } from '../../entities/funnel/funnel-queries.ts'

const freshMs = 5000

/** For a link to a funnel: whoever is about to follow it does not wait for it afterwards. */
export function useFunnelPrefetch(funnelId: string) {
  const queryClient = useQueryClient()
  const prefetch = () =>
    void queryClient.prefetchQuery({ ...funnelQuery(funnelId), staleTime: freshMs })

  return { onPointerEnter: prefetch, onFocus: prefetch }
}
