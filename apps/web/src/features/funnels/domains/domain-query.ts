import { queryOptions } from '@tanstack/react-query'
import { api, type DomainSettings } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { refreshFunnels } from '../../../entities/funnel/refresh-funnels.ts'
import { pollPauseMs } from './domain-poll.ts'

/** The domain of a funnel, asked for again while it may change by itself and somebody looks. */
export function domainQuery(funnelId: string) {
  const queryKey = funnelKeys.domain(funnelId)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const answer = await callApi(api.getDomain, { params: { id: funnelId } }, { signal })
      const before = client.getQueryData<DomainSettings>(queryKey)
      // Cards and badges name the address, too.
      if (before && shownElsewhere(before) !== shownElsewhere(answer)) {
        void refreshFunnels(client, [funnelKeys.list, funnelKeys.one(funnelId)])
      }
      return answer
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      pollPauseMs({
        domain: state.data?.domain,
        answeredAt: state.dataUpdatedAt,
        now: Date.now(),
      }),
  })
}

function shownElsewhere({ domain }: DomainSettings): string {
  return `${domain?.status} ${domain?.url}`
}
