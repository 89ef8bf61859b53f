import type { QueryClient } from '@tanstack/react-query'
import { type Funnel, summaryOf } from '@wildpath/contract'

import { funnelKeys, funnelListQuery, funnelQuery } from './funnel-queries.ts'

/** Takes over a funnel as the server answered it, on every screen at once. */
export async function cacheFunnel(queryClient: QueryClient, changed: Funnel): Promise<void> {
  // A refetch that began before would bring the old state back.
  await queryClient.cancelQueries({ queryKey: funnelKeys.list })
  await queryClient.cancelQueries({ queryKey: funnelKeys.one(changed.id) })
  queryClient.setQueryData(funnelQuery(changed.id).queryKey, changed)
  queryClient.setQueryData(funnelListQuery.queryKey, (list) =>
    list?.map((funnel) => (funnel.id === changed.id ? summaryOf(changed) : funnel)),
  )
}
