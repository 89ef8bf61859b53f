import { useQuery } from '@tanstack/react-query'

import { funnelListQuery, funnelQuery } from '../../entities/funnel/funnel-queries.ts'
import { useSession } from '../../entities/person/session.ts'
import { usePolling } from '../../entities/funnel/use-realtime-invalidation.ts'
import { demoFunnel } from './demo-funnel.ts'

// New visits and leads show without a reload, at the latest after these times.
const dashboardRefreshMs = 15_000
const detailRefreshMs = 10_000

/** The person's funnels, newest first, kept fresh; in demo mode the one sample funnel. */
export function useFunnels() {
  const polling = usePolling(dashboardRefreshMs)
  const isDemo = useSession()?.isDemo ?? false
  const funnels = useQuery({
    ...funnelListQuery,
    enabled: !isDemo,
    // Coming back does not ask for what is still as fresh as staying would have kept it.
    staleTime: dashboardRefreshMs,
    refetchInterval: polling,
    refetchOnWindowFocus: 'always',
  })
  return isDemo ? { ...demoAnswer, data: [demoFunnel], refetch: funnels.refetch } : funnels
}

/** One funnel, kept fresh. */
export function useFunnel(id: string) {
  const polling = usePolling(detailRefreshMs)
  const isDemo = useSession()?.isDemo ?? false
  const funnel = useQuery({
    ...funnelQuery(id),
    enabled: !isDemo,
    staleTime: detailRefreshMs,
    refetchInterval: polling,
    refetchOnWindowFocus: 'always',
  })
  return isDemo ? { ...demoAnswer, data: demoFunnel, refetch: funnel.refetch } : funnel
}

const demoAnswer = { isPending: false, isError: false, isFetching: false, error: null } as const
