import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../api/call-api.ts'

const refreshMs = 1_500

/** Latest round of 'Generate All Images' for an adventure; null if there was none. Polls while it runs. */
export function pictureRoundQuery(funnelId: string) {
  return queryOptions({
    queryKey: ['picture-rounds', funnelId],
    queryFn: async ({ signal }) =>
      (await callApi(api.getPictureRound, { params: { id: funnelId } }, { signal })).round,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? refreshMs : false),
  })
}
