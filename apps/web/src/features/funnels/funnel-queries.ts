import { infiniteQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../lib/api-client.ts'
import { funnelKeys, funnelListQuery, funnelQuery } from '../../lib/funnel-queries.ts'
import { useSession } from '../../lib/session.ts'
import { demoFunnel } from './demo-funnel.ts'

// New visits and leads show without a reload, at the latest after these times.
const dashboardRefreshMs = 15_000
const detailRefreshMs = 10_000
// Coming back to a screen asks again, unless one has only just left it.
const freshMs = 5000

/** The person's funnels, newest first, kept fresh; in demo mode the one sample funnel. */
export function useFunnels() {
  const isDemo = useSession()?.isDemo ?? false
  const funnels = useQuery({
    ...funnelListQuery,
    enabled: !isDemo,
    staleTime: freshMs,
    refetchInterval: dashboardRefreshMs,
    refetchOnWindowFocus: 'always',
  })
  return isDemo ? { ...demoAnswer, data: [demoFunnel], refetch: funnels.refetch } : funnels
}

/** One funnel, kept fresh; at once when the list has it already. */
export function useFunnel(id: string) {
  const queryClient = useQueryClient()
  const isDemo = useSession()?.isDemo ?? false
  const funnel = useQuery({
    ...funnelQuery(id),
    enabled: !isDemo,
    staleTime: freshMs,
    initialData: () =>
      queryClient.getQueryData(funnelListQuery.queryKey)?.find((listed) => listed.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(funnelListQuery.queryKey)?.dataUpdatedAt,
    refetchInterval: detailRefreshMs,
    refetchOnWindowFocus: 'always',
  })
  return isDemo ? { ...demoAnswer, data: demoFunnel, refetch: funnel.refetch } : funnel
}

const demoAnswer = { isPending: false, isError: false, isFetching: false, error: null } as const

/** A funnel's leads, newest first, a page at a time; `isHeldBack` asks for the likely spam. */
export function leadsQuery(funnelId: string, isHeldBack: boolean) {
  return infiniteQueryOptions({
    queryKey: funnelKeys.leads(funnelId, isHeldBack),
    queryFn: ({ pageParam, signal }) =>
      callApi(
        api.listLeads,
        {
          params: { id: funnelId },
          query: { quarantined: isHeldBack ? 'true' : 'false', before: pageParam },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: freshMs,
    refetchInterval: detailRefreshMs,
    refetchOnWindowFocus: 'always',
  })
}
